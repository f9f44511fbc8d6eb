-- How the powers of the standard board begin: spring orders that players know, each as likely. What
-- follows is the bot's own.
local openings = {}

local KNOWN <const> = {
    Austria = {
        "A vie - gal, A bud - ser, F tri - alb",
        "A vie - tri, A bud - ser, F tri - alb",
        "A vie - gal, A bud - ser, F tri - ven",
    },
    England = {
        "F edi - nrg, F lon - nth, A lvp - yor",
        "F edi - nrg, F lon - nth, A lvp - edi",
        "F edi - nth, F lon - eng, A lvp - yor",
    },
    France = {
        "F bre - mid, A par - bur, A mar S A par - bur",
        "F bre - mid, A par - bur, A mar - spa",
        "F bre - mid, A par - pic, A mar - spa",
    },
    Germany = {
        "F kie - den, A ber - kie, A mun - ruh",
        "F kie - hol, A ber - kie, A mun - ruh",
        "F kie - den, A ber - kie, A mun - bur",
    },
    Italy = {
        "A ven H, A rom - apu, F nap - ion",
        "A ven - tyr, A rom - ven, F nap - ion",
        "A ven - pie, A rom - ven, F nap - ion",
    },
    Russia = {
        "A mos - ukr, A war - gal, F sev - bla, F stp/sc - bot",
        "A mos - stp, A war - ukr, F sev - rum, F stp/sc - bot",
        "A mos - sev, A war - ukr, F sev - rum, F stp/sc - bot",
    },
    Turkey = {
        "A con - bul, A smy - con, F ank - bla",
        "A con - bul, A smy - arm, F ank - bla",
        "A con - bul, A smy - ank, F ank - con",
    },
}

-- Orders by number of unit, or nil where it is no beginning that is known.
function openings.orders(seen, random)
    local board = seen.here.board
    if board.name ~= "standard" or seen.year > 1901 or seen.is_fall then
        return nil
    end
    local lines, orders = KNOWN[seen.power], {}
    local line, count = lines and random:pick(lines) or "", 0
    for text in string.gmatch(line, "[^,]+") do
        local order = board:read_order(text)
        local number = order and seen.standing[seen.here.province[order.at]]
        if not number or seen.units[number][1] ~= seen.power then
            return nil
        end
        orders[number], count = order, count + 1
    end
    return count == #seen.own and orders or nil
end

return openings
