-- The plots of `law balance`: wins by seat with their intervals, and how long games are. A panel
-- for each number of players; where two subjects are compared, their bars stand side by side.
local svg = require "lawspeaker.cli.balance.svg"
local text = require "lawspeaker.cli.text"

local charts = {}

local INK <const>, GRID <const>, EVEN <const> = "#222222", "#e3e3e3", "#888888"
local COLOURS <const>, DARK <const> = { "#7aa6d8", "#f0b266" }, { "#1f4e86", "#8a5200" }

local MARGIN_LEFT <const>, MARGIN_RIGHT <const> = 64, 24
local PANEL_HEIGHT <const>, PLOT_HEIGHT <const> = 270, 180
local HEAD <const>, PANEL_HEAD <const> = 58, 26
local WIDTH <const> = 720
local PLOT_WIDTH <const> = WIDTH - MARGIN_LEFT - MARGIN_RIGHT

-- ---- Frames ----

-- A step of ticks of which some five fit below `most`: 1, 2 or 5 times a power of ten.
local function tick_step(most)
    local step = 10 ^ math.floor(math.log(most / 5, 10) + 1e-9)
    for _, factor in ipairs { 1, 2, 5, 10 } do
        if most / (step * factor) <= 6 then
            return step * factor
        end
    end
end

local function new_picture(title, labels, by, panel_count)
    local picture = svg.new(WIDTH, HEAD + panel_count * PANEL_HEIGHT)
    picture:text(MARGIN_LEFT, 26, title, { size = 17, is_bold = true })
    picture:text(WIDTH - MARGIN_RIGHT, 26, by, { size = 12, anchor = "end" })
    local x = MARGIN_LEFT
    for index, label in ipairs(#labels > 1 and labels or {}) do
        picture:rectangle(x, 38, 12, 12, COLOURS[index])
        picture:text(x + 18, 49, label, { size = 12 })
        x = x + 40 + 7.2 * #label
    end
    return picture
end

-- The frame of a panel: its title, ticks and grid upwards. Answers where its plot is: left, bottom,
-- and the height of 1.
local function draw_frame(picture, number, given)
    local top = HEAD + (number - 1) * PANEL_HEIGHT + PANEL_HEAD
    local bottom = top + PLOT_HEIGHT
    local unit = PLOT_HEIGHT / given.most
    picture:text(MARGIN_LEFT, top - 8, given.title, { size = 13, is_bold = true })
    local step = tick_step(given.most)
    for index = 0, math.floor(given.most / step + 1e-9) do
        local value = index * step
        local y = bottom - value * unit
        picture:line(MARGIN_LEFT, y, WIDTH - MARGIN_RIGHT, y, index == 0 and INK or GRID)
        picture:text(MARGIN_LEFT - 8, y + 4, given.tick(value), { size = 11, anchor = "end" })
    end
    picture:line(MARGIN_LEFT, top, MARGIN_LEFT, bottom, INK)
    picture:text(18, top + PLOT_HEIGHT / 2, given.y_label, { size = 12, anchor = "middle",
        turned = -90 })
    picture:text(MARGIN_LEFT + PLOT_WIDTH / 2, bottom + 38, given.x_label,
        { size = 12, anchor = "middle" })
    return { left = MARGIN_LEFT, bottom = bottom, top = top, unit = unit }
end

local function panel_title(result)
    return ("%s, %s"):format(text.count(result.players, "player"),
        text.count(result.found[1].games, "game"))
end

-- ---- Wins by seat ----

local function seats_of(found)
    local list = {}
    for _, figure in ipairs(found.figures) do
        list[#list + 1] = figure.section == "seats" and figure or nil
    end
    return list
end

-- A seat's bar with its interval; where its label goes, { x, y, words, side }.
local function draw_bar(picture, frame, x, width, figure, side)
    local y = frame.bottom - figure.value * frame.unit
    picture:rectangle(x, y, width, frame.bottom - y, COLOURS[side])
    local middle = x + width / 2
    local low, high = frame.bottom - figure.low * frame.unit, frame.bottom
        - figure.high * frame.unit
    picture:line(middle, low, middle, high, DARK[side], 2)
    picture:line(middle - 5, low, middle + 5, low, DARK[side], 2)
    picture:line(middle - 5, high, middle + 5, high, DARK[side], 2)
    local label_y = math.max(math.min(y, frame.bottom - 4) - 4, frame.top + 11)
    return { middle + 7, label_y, ("%.0f %%"):format(100 * figure.value), side }
end

local function draw_seats(picture, number, result)
    local sides, most, decided = {}, 0, {}
    for side, found in ipairs(result.found) do
        sides[side] = seats_of(found)
        decided[side] = ("%d"):format(sides[side][1].count)
        for _, figure in ipairs(sides[side]) do
            most = math.max(most, figure.high)
        end
    end
    local count = #sides[1]
    local frame = draw_frame(picture, number, { most = math.max(most * 1.08, 0.1),
        title = ("%s, %s of them won"):format(panel_title(result),
            table.concat(decided, " and ")), y_label = "share of wins", x_label = "seat",
        tick = function(value)
            return ("%.0f %%"):format(100 * value)
        end })
    local room = PLOT_WIDTH / count
    local width = math.min(room * 0.7 / #sides, 70)
    local labels = {} -- over all bars
    for seat = 1, count do
        local middle = frame.left + (seat - 0.5) * room
        for side, figures in ipairs(sides) do
            labels[#labels + 1] = figures[seat].count > 0 and draw_bar(picture, frame,
                middle + (side - 1 - #sides / 2) * width + 1, width - 2, figures[seat], side)
                or nil
        end
        picture:text(middle, frame.bottom + 18, ("%d, %s"):format(seat, sides[1][seat].label),
            { size = 12, anchor = "middle" })
    end
    for _, label in ipairs(labels) do
        picture:text(label[1], label[2], label[3], { size = 11, colour = DARK[label[4]] })
    end
    if #labels == 0 then
        picture:text(frame.left + PLOT_WIDTH / 2, frame.top + 20, "no game was won",
            { size = 12, anchor = "middle" })
    end
    local even = frame.bottom - frame.unit / count
    picture:line(frame.left, even, frame.left + PLOT_WIDTH, even, EVEN, 1.5, "6 4")
    picture:text(frame.left + PLOT_WIDTH, even - 5, "even", { size = 11, anchor = "end",
        colour = EVEN })
end

-- ---- Lengths ----

local BINS_MOST <const>, BINS_LEAST <const> = 25, 7

-- The bins of all lengths of a panel: { first, width, count }.
local function bins_of(result)
    local least, most = math.huge, -math.huge
    for _, found in ipairs(result.found) do
        least = math.min(least, found.lengths[1])
        most = math.max(most, found.lengths[#found.lengths])
    end
    local width = 1
    while (most - least) // width + 1 > BINS_MOST do
        width = width + (width < 10 and 1 or width < 50 and 5 or 25)
    end
    local first = least // width * width
    local count = (most - first) // width + 1
    local missing = math.max(BINS_LEAST - count, 0) -- few bars do not fill the plot
    return { first = math.max(first - missing // 2 * width, 0), width = width,
        count = count + missing }
end

local function fill_bins(bins, found)
    local shares = {}
    for bin = 1, bins.count do
        shares[bin] = 0
    end
    for _, length in ipairs(found.lengths) do
        local bin = (length - bins.first) // bins.width + 1
        shares[bin] = shares[bin] + 1 / #found.lengths
    end
    return shares
end

local function draw_lengths(picture, number, result)
    local bins, sides, most = bins_of(result), {}, 0
    for side, found in ipairs(result.found) do
        sides[side] = fill_bins(bins, found)
        most = math.max(most, table.unpack(sides[side]))
    end
    local frame = draw_frame(picture, number, { most = most * 1.08, title = panel_title(result),
        y_label = "share of games", x_label = "rounds", tick = function(value)
            return ("%.3g %%"):format(100 * value)
        end })
    local room = PLOT_WIDTH / bins.count
    local every = math.max(math.ceil(bins.count / 12), 1)
    for bin = 1, bins.count do
        local x = frame.left + (bin - 1) * room
        for side, shares in ipairs(sides) do
            local width = (room - 2) / #sides
            picture:rectangle(x + 1 + (side - 1) * width, frame.bottom - shares[bin] * frame.unit,
                width, shares[bin] * frame.unit, COLOURS[side])
        end
        if (bin - 1) % every == 0 then
            local from = bins.first + (bin - 1) * bins.width
            picture:text(x + room / 2, frame.bottom + 18, bins.width == 1 and tostring(from)
                or ("%d-%d"):format(from, from + bins.width - 1),
                { size = 11, anchor = "middle" })
        end
    end
    for side, found in ipairs(result.found) do
        local median = found.quantiles[4][2]
        local x = frame.left + (median - bins.first + 0.5) / bins.width * room
        picture:line(x, frame.top, x, frame.bottom, DARK[side], 1.5, "3 3")
        local is_right = x > frame.left + PLOT_WIDTH / 2
        picture:text(x + (is_right and -5 or 5), frame.top + 10 + 13 * (side - 1),
            ("median %g"):format(median), { size = 11, colour = DARK[side],
                anchor = is_right and "end" or "start" })
    end
end

-- ---- The files ----

local function draw(title, labels, by, results, draw_panel)
    local picture = new_picture(title, labels, by, #results)
    for number, result in ipairs(results) do
        draw_panel(picture, number, result)
    end
    return picture:document(title)
end

-- { name of a file, its text } each. `labels`: what subjects are called; `bots`: who plays each.
function charts.all(labels, bots, results)
    local of = labels[1]
    local by = "played by " .. table.concat(bots, " and ", 1, bots[2] == bots[1] and 1 or #bots)
    if #labels > 1 then
        of = of:match "^[^,]*"
    end
    return {
        { "wins.svg", draw("Wins by seat: " .. of, labels, by, results, draw_seats) },
        { "lengths.svg", draw("Length of games: " .. of, labels, by, results, draw_lengths) },
    }
end

return charts
