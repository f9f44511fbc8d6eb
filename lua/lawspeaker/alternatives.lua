-- What a player whose order was illegal, or came to nothing, could have named instead: what is near
-- on the board, and what is near in spelling. Plain data for the sentences of `law explain`.
local core = require "lawspeaker.core"
local map = require "lawspeaker.map"
local near = require "lawspeaker.near"
local position = require "lawspeaker.position"

local alternatives = {}

-- To look for a near name costs as much as many an order: for so many orders of a turn.
local LOOKED_FOR_MAX <const> = 20

local NAME_SIZE_MIN <const> = 3

local add = {}

function add.unknown_region(verdict, known)
    local named = (verdict.given.action or verdict.given).to
    verdict.meant = known:near(named, map.details(known.board).regions)
    verdict.neighbours = known.board:neighbours(verdict.from)
end

function add.unknown_unit(verdict, known)
    local named = verdict.given.unit or verdict.given.to
    verdict.meant = known:near(named, known.unit_names)
end

function add.unknown_book(verdict, known)
    verdict.meant = known:near(verdict.given.book, known.symbol_names)
end

function add.not_adjacent(verdict, known)
    verdict.neighbours = known.board:neighbours(verdict.from)
end

add.not_matched = add.not_adjacent

-- The books that lie where the unit stands, and of those the ones that it could link through.
local function add_books(verdict, known)
    local board = known.board
    local age = board:region(verdict.from).age
    verdict.books, verdict.ways = known.books_in[verdict.from] or {}, {}
    for _, symbol in ipairs(verdict.books) do
        local leads = known.link_point_regions[symbol]
        if board:region(leads).age ~= age then
            table.insert(verdict.ways, { symbol = symbol, leads = leads })
        end
    end
    verdict.book_at = known.book_region[verdict.given.book or ""]
end

add.no_book_here = add_books
add.book_unnamed = add_books
add.same_age = add_books

-- What stands on the board, read once.
local kept = {}
kept.__index = kept

local function read(made, result)
    local before = core.turn_parents(made)
    local known = setmetatable({ board = before.map, unit_names = position.unit_names(before),
        symbol_names = position.symbol_names(before), books_in = {}, book_region = {},
        link_point_regions = result.link_point_regions, left = LOOKED_FOR_MAX }, kept)
    for _, book in ipairs(result.before.books) do
        known.book_region[book.symbol] = book.at
        known.books_in[book.at] = known.books_in[book.at] or {}
        table.insert(known.books_in[book.at], book.symbol)
    end
    return known
end

-- The name that was meant. Every short name is near to every other.
function kept:near(name, names)
    self.left = self.left - 1
    return #name >= NAME_SIZE_MIN and self.left >= 0 and near.find(name, names) or nil
end

-- Gives a verdict, where its reason has them: `meant`, the name that was meant; `neighbours` of the
-- region it stands in; `books` that lie there, and `ways`, { symbol, leads }, those that lead to
-- another Age; `book_at`, where the named book lies. It reads the verdicts' `given`, the result's
-- `before` and `link_point_regions`.
function alternatives.add(made, result)
    local known
    for _, verdict in ipairs(result.verdicts) do
        local find = add[verdict.reason]
        if find then
            known = known or read(made, result)
            find(verdict, known)
        end
    end
end

return alternatives
