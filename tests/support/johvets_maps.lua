-- For tests of johvets as a game: its files can be required, and its maps have been declared.
package.path = "variants/?.lua;" .. package.path
for _, name in ipairs { "two_ages", "four_ages", "standard" } do
    dofile("variants/johvets/maps/" .. name .. ".lua")
end

return true
