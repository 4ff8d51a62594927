-- The family name's keyed hashes, with the booking's code in them: equal names of two bookings are unequal here. Until the cron
-- has made them anew, a row of before has its hashes in surname_hashes. Only a column that may be empty is added.
ALTER TABLE passengers ADD COLUMN surname_salted TEXT; -- as surname_hashes: of the whole name and of its first part, with spaces
