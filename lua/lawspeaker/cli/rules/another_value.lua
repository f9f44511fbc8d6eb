-- Another value than the standard one that a house rule may have, as Lua writes it: for examples.

-- `rule`: as lawspeaker.listing tells it. A text may be anything.
return function(rule)
    local default = rule.default.json
    if rule.kind == "flag" then
        return tostring(not default)
    elseif rule.kind == "choice" then
        for _, choice in ipairs(rule.choices) do
            if choice ~= default then
                return '"' .. choice .. '"'
            end
        end
    elseif rule.kind == "fraction" then
        return default[1] == 2 and default[2] == 3 and "{ 3, 4 }" or "{ 2, 3 }"
    elseif rule.kind == "limit" then
        return tostring(math.min(math.max(rule.least or 0, 10), rule.most or 10))
    elseif rule.kind == "integer" then
        return tostring(rule.most and default + 1 > rule.most and default - 1 or default + 1)
    end
    return '"…"'
end
