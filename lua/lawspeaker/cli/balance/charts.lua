-- The plots of `law balance`: wins by seat with their intervals, and how long games are. A panel
-- for each number of players; where two subjects are compared, their bars stand side by side.
local heading = require "lawspeaker.cli.balance.heading"
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

local TITLE <const>, TITLE_SMALL <const>, BY <const> = 17, 12, 12
local LETTER <const> = 0.6 -- how wide a letter is, in its size

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

-- A title as large as there is room beside who has played; a long one is cut.
local function draw_title(picture, title, by)
    local room = PLOT_WIDTH - LETTER * BY * #by - 16
    local size = LETTER * TITLE * #title <= room and TITLE or TITLE_SMALL
    local most = math.max(room / (LETTER * size) // 1 | 0, 1)
    local words = #title <= most and title or title:sub(1, most):gsub("[\x80-\xBF\xC0-\xFF]+$", "")
        .. "…"
    picture:text(MARGIN_LEFT, 26, words, { size = size, is_bold = true })
    picture:text(WIDTH - MARGIN_RIGHT, 26, by, { size = BY, anchor = "end" })
end

local function new_picture(title, labels, by, panel_count)
    local picture = svg.new(WIDTH, HEAD + panel_count * PANEL_HEIGHT)
    draw_title(picture, title, by)
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
        heading.counts(result.found, "games") .. (result.found[1].games == 1
            and #result.found == 1 and " game" or " games"))
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
    local least, most
    for _, found in ipairs(result.found) do
        least = math.min(least or math.huge, found.lengths[1] or math.huge)
        most = math.max(most or 0, found.lengths[#found.lengths] or 0)
    end
    least = math.min(least, most)
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

local function draw_median(picture, frame, bins, room, side, median)
    local x = frame.left + (median - bins.first + 0.5) / bins.width * room
    picture:line(x, frame.top, x, frame.bottom, DARK[side], 1.5, "3 3")
    local is_right = x > frame.left + PLOT_WIDTH / 2
    picture:text(x + (is_right and -5 or 5), frame.top + 10 + 13 * (side - 1),
        ("median %g"):format(median), { size = 11, colour = DARK[side],
            anchor = is_right and "end" or "start" })
end

local function draw_medians(picture, frame, bins, result)
    local room = PLOT_WIDTH / bins.count
    for side, found in ipairs(result.found) do
        if found.games > 0 then
            draw_median(picture, frame, bins, room, side, found.quantiles[4][2])
        end
    end
end

local function draw_lengths(picture, number, result)
    local bins, sides, most = bins_of(result), {}, 0
    for side, found in ipairs(result.found) do
        sides[side] = fill_bins(bins, found)
        most = math.max(most, table.unpack(sides[side]))
    end
    local frame = draw_frame(picture, number, { most = math.max(most * 1.08, 0.1),
        title = panel_title(result), y_label = "share of games", x_label = "rounds",
        tick = function(value)
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
    draw_medians(picture, frame, bins, result)
end

-- ---- The files ----

local function draw(title, labels, by, results, draw_panel)
    local picture = new_picture(title, labels, by, #results)
    for number, result in ipairs(results) do
        draw_panel(picture, number, result)
    end
    return picture:document(title)
end

-- { name of a file, its text } each, for a run { list, values }.
function charts.all(run, results)
    local labels, first = {}, run.list[1]
    for index, subject in ipairs(run.list) do
        labels[index] = heading.name(subject)
    end
    local of = (#labels > 1 and first.game or labels[1]) .. heading.setting(run.values)
    local by = "played by " .. first.bot_name
    return {
        { "wins.svg", draw("Wins by seat: " .. of, labels, by, results, draw_seats) },
        { "lengths.svg", draw("Length of games: " .. of, labels, by, results, draw_lengths) },
    }
end

return charts
