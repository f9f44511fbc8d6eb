-- Writes SVG: a picture is a list of shapes, put together as text.
local svg = {}

local Picture = {}
Picture.__index = Picture

local ESCAPES <const> = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }

-- Text for XML: what is no character of it becomes a question mark.
function svg.escape(words)
    return (words:gsub("[%z\1-\31\127]", "?"):gsub('[&<>"]', ESCAPES))
end

local function round(value)
    return (("%.1f"):format(value):gsub("%.0$", ""))
end

-- A picture of this size, with a light background.
function svg.new(width, height)
    return setmetatable({ width = width, height = height, parts = {} }, Picture)
end

function Picture:rectangle(x, y, width, height, colour)
    table.insert(self.parts, ('<rect x="%s" y="%s" width="%s" height="%s" fill="%s"/>'):format(
        round(x), round(y), round(width), round(height), colour))
end

function Picture:line(x1, y1, x2, y2, colour, width, dashes)
    table.insert(self.parts, ('<line x1="%s" y1="%s" x2="%s" y2="%s" stroke="%s" '
        .. 'stroke-width="%s"%s/>'):format(round(x1), round(y1), round(x2), round(y2), colour,
        width or 1, dashes and (' stroke-dasharray="%s"'):format(dashes) or ""))
end

function Picture:circle(x, y, radius, colour)
    table.insert(self.parts, ('<circle cx="%s" cy="%s" r="%s" fill="%s"/>'):format(round(x),
        round(y), round(radius), colour))
end

-- `given`: size, anchor (start, middle, end), colour, is_bold, turned (by so many degrees).
function Picture:text(x, y, words, given)
    given = given or {}
    local turned = given.turned and (' transform="rotate(%d %s %s)"'):format(given.turned,
        round(x), round(y)) or ""
    table.insert(self.parts, ('<text x="%s" y="%s" font-size="%d" text-anchor="%s" fill="%s"%s%s>'
        .. "%s</text>"):format(round(x), round(y), given.size or 12, given.anchor or "start",
        given.colour or "#222222", given.is_bold and ' font-weight="bold"' or "", turned,
        svg.escape(words)))
end

-- The whole as a file's text.
function Picture:document(title)
    return table.concat({
        '<?xml version="1.0" encoding="UTF-8"?>',
        ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" '
            .. 'font-family="sans-serif">'):format(self.width, self.height, self.width,
            self.height),
        "<title>" .. svg.escape(title) .. "</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        table.concat(self.parts, "\n"),
        "</svg>",
        "",
    }, "\n")
end

return svg
