-- An itinerary that a visitor chose, under the reference that is said on the phone. Nobody's name, address or device.
CREATE TABLE quotes (
	code TEXT PRIMARY KEY,         -- six characters, src/bookings/reference.ts
	request_key TEXT UNIQUE,       -- hash of what was chosen; null once a later choice of the same may have a new code
	offer TEXT NOT NULL,           -- the whole itinerary as JSON, src/flights/offer-schema.ts
	source TEXT NOT NULL,          -- name of the fare source
	sample INTEGER NOT NULL,       -- 1 when the fare source invents its data
	minor INTEGER NOT NULL,        -- full price for all travelers when it was chosen, in minor units of the currency
	currency TEXT NOT NULL,
	language TEXT NOT NULL,        -- of the page on which it was chosen
	search TEXT NOT NULL,          -- canonical query string of the same search
	created_at TEXT NOT NULL,      -- this and all times: ISO 8601 in UTC
	expires_at TEXT NOT NULL,      -- 14 days later, or the first departure if that is sooner
	seen_at TEXT NOT NULL,         -- when the source last gave a price
	seen_minor INTEGER NOT NULL,   -- the price it gave then
	seen_currency TEXT NOT NULL,
	checked_at TEXT NOT NULL,      -- when the source was last asked, whether it answered or not
	state TEXT NOT NULL CHECK (state IN ('holds', 'changed', 'gone', 'unknown'))
) STRICT;

CREATE INDEX quotes_by_end ON quotes (expires_at);

-- How many sound codes that nobody has were tried in an hour: the site-wide limit on guessing.
CREATE TABLE quote_misses (
	hour TEXT PRIMARY KEY,         -- YYYY-MM-DDTHH in UTC
	count INTEGER NOT NULL
) STRICT;
