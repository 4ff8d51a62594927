-- What airlines did to flights of our bookings: told by the fare source, asked of the traveler once. Tables, columns and indexes are added.
CREATE TABLE airline_changes (
	booking TEXT NOT NULL REFERENCES bookings (code) ON DELETE CASCADE,
	number INTEGER NOT NULL,       -- counts those of a booking
	source TEXT NOT NULL,          -- name of the fare source,
	source_hash TEXT NOT NULL,     -- and SHA-256 of what it calls the change, as long and random as a secret: each is written down once
	detected_at TEXT NOT NULL,     -- by the source; this and all times: ISO 8601 in UTC
	found_at TEXT NOT NULL,        -- by us
	before TEXT NOT NULL,          -- the ways of the trip as they were, JSON
	after TEXT,                    -- and as they are, one for each, null for one that does not fly; NULL: it cannot be read, an agent looks
	cabin TEXT,                    -- where the source says that it is another one now
	acceptable INTEGER NOT NULL DEFAULT 0, -- 1: the source wants to hear that it was accepted
	-- open: nobody has answered; past: a newer one took its place, or there is no trip
	state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'another', 'refund', 'past')),
	link_hash TEXT,                -- of the secret of the link in its mail; NULL once that mail may be somebody else's
	answered_at TEXT,
	answered_by TEXT CHECK (answered_by IN ('browser', 'link', 'agency')), -- which agent, the record says
	passed TEXT CHECK (passed IN ('waiting', 'done', 'refused')), -- that it was accepted, on to the source
	tries INTEGER NOT NULL DEFAULT 0, -- of passing it on
	PRIMARY KEY (booking, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX airline_changes_once ON airline_changes (source, source_hash);
CREATE INDEX airline_changes_waiting ON airline_changes (found_at) WHERE state IN ('open', 'another', 'refund');
CREATE INDEX airline_changes_unpassed ON airline_changes (answered_at) WHERE passed IN ('waiting', 'refused');

-- When the source was last asked what airlines did to a booking: the longest ago is asked next.
ALTER TABLE bookings ADD COLUMN changes_asked_at TEXT;
CREATE INDEX bookings_by_changes_asked ON bookings (source, changes_asked_at) WHERE state IN ('held', 'paid', 'ticketed');
