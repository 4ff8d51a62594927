-- The last price that the fare source gave for each route on the deal pages; refreshed by the cron, never guessed.
CREATE TABLE deals (
	kind TEXT NOT NULL,
	origin TEXT NOT NULL,
	destination TEXT NOT NULL,
	depart TEXT NOT NULL,          -- local day of the first departure, YYYY-MM-DD
	return TEXT NOT NULL,
	minor INTEGER NOT NULL,        -- full price for one adult, in minor units of the currency
	currency TEXT NOT NULL,
	carrier TEXT NOT NULL,         -- name of the airline that operates the first flight
	sample INTEGER NOT NULL,       -- 1 when the fare source invents its data
	seen_at TEXT NOT NULL,         -- ISO 8601 in UTC
	PRIMARY KEY (kind, origin, destination)
) STRICT;
