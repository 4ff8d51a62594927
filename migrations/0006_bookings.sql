-- Bookings: each a state machine (src/bookings/states.ts); everything personal is sealed (src/privacy/vault.ts).
CREATE TABLE bookings (
	code TEXT PRIMARY KEY,         -- confirmation code, eight characters, src/bookings/reference.ts
	request_key TEXT NOT NULL UNIQUE, -- hash of the browser and the quote: one booking, however often a form is sent
	state TEXT NOT NULL CHECK (state IN ('draft', 'reviewed', 'requested', 'held', 'paid', 'ticketed', 'expired', 'cancelled', 'failed')),
	version INTEGER NOT NULL,      -- counts the changes; each change names the version that it saw
	change TEXT NOT NULL,          -- random id of the last change: what belongs to it is written only if it was made
	language TEXT NOT NULL,        -- of the pages on which it was made
	quote TEXT NOT NULL,           -- the quote reference it was made from
	search TEXT NOT NULL,          -- canonical query string of the search behind it
	source TEXT NOT NULL,          -- name of the fare source
	sample INTEGER NOT NULL,       -- 1 when the fare source invents its data
	offer TEXT NOT NULL,           -- the itinerary as it was last agreed to, JSON (src/flights/offer-schema.ts)
	minor INTEGER NOT NULL,        -- full price agreed to, for all travelers, in minor units of the currency
	currency TEXT NOT NULL,
	departs_at TEXT NOT NULL,      -- first departure; this and all times: ISO 8601 in UTC
	arrives_at TEXT NOT NULL,      -- last arrival
	sealed TEXT,                   -- contact: e-mail, phone, callback consent; NULL once erased
	order_state TEXT NOT NULL DEFAULT 'none' CHECK (order_state IN ('none', 'sending', 'made', 'unknown', 'refused')),
	order_type TEXT,               -- hold or instant
	order_started_at TEXT,
	order_id TEXT,                 -- of the fare source
	airline_reference TEXT,        -- PNR
	tickets TEXT,                  -- ticket numbers by passenger, JSON
	pay_by TEXT,                   -- of a hold: the last moment to pay,
	guaranteed_until TEXT,         -- and until when the price is guaranteed: two things
	created_at TEXT NOT NULL,
	updated_at TEXT NOT NULL,
	reviewed_at TEXT,              -- when price, terms and the hazardous-materials notice were acknowledged
	erased_at TEXT                 -- when everything personal was removed
) STRICT;
CREATE INDEX bookings_by_state ON bookings (state, updated_at);
CREATE INDEX bookings_by_order ON bookings (order_state, order_started_at);
CREATE INDEX bookings_by_arrival ON bookings (arrives_at);

CREATE TABLE passengers (
	booking TEXT NOT NULL REFERENCES bookings (code) ON DELETE CASCADE,
	position INTEGER NOT NULL,     -- adults first, then the others in the order of the search
	sealed TEXT,                   -- name, birth date, gender, TSA numbers; NULL once erased
	surname_hashes TEXT,           -- keyed hashes of the folded family name and of its first part, with spaces; NULL once erased
	PRIMARY KEY (booking, position)
) STRICT, WITHOUT ROWID;

-- Every change of every booking, in order; rows are only ever added, and go with their booking.
CREATE TABLE booking_events (
	booking TEXT NOT NULL REFERENCES bookings (code) ON DELETE CASCADE,
	version INTEGER NOT NULL,      -- that the change made
	at TEXT NOT NULL,
	event TEXT NOT NULL,           -- src/bookings/states.ts
	from_state TEXT,               -- NULL: it was made
	to_state TEXT NOT NULL,
	actor TEXT NOT NULL CHECK (actor IN ('traveler', 'agency', 'system', 'payment')),
	detail TEXT,                   -- JSON, nothing personal
	PRIMARY KEY (booking, version)
) STRICT, WITHOUT ROWID;

-- Wrong last names tried for a booking's code in an hour, whether or not there is such a booking.
CREATE TABLE lookup_misses (
	code TEXT NOT NULL,
	hour TEXT NOT NULL,            -- YYYY-MM-DDTHH in UTC
	count INTEGER NOT NULL,
	PRIMARY KEY (code, hour)
) STRICT, WITHOUT ROWID;
