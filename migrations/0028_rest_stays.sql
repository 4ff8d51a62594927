-- Of what a card paid for a booking that came to its end, what was not given back stays: a lead agent looked, and says why
-- (src/desk/acts/keep-rest.ts). Nothing is missing then, so that no alarm goes on for ever.
ALTER TABLE payments ADD COLUMN rest_stays TEXT; -- the reason, a word of ours; empty: nobody said so
