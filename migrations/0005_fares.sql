-- Prices that the fare source gave for the routes on deal, airline and destination pages; refreshed by the cron, never
-- guessed. The table before held the deal pages' only; the cron fills this one anew.
DROP TABLE deals;

CREATE TABLE fares (
	kind TEXT NOT NULL,            -- how far ahead: planned or lastMinute
	origin TEXT NOT NULL,          -- place codes: an airport or a metropolitan area
	destination TEXT NOT NULL,
	airline TEXT NOT NULL,         -- IATA code under whose flight numbers the whole trip goes; empty: the cheapest of all
	depart TEXT NOT NULL,          -- local day of the first departure, YYYY-MM-DD
	return TEXT NOT NULL,
	minor INTEGER NOT NULL,        -- full price for one adult, in minor units of the currency
	currency TEXT NOT NULL,
	operators TEXT NOT NULL,       -- names of all airlines that operate its flights, with commas
	sample INTEGER NOT NULL,       -- 1 when the fare source invents its data
	source TEXT NOT NULL,          -- name of the fare source
	seen_at TEXT NOT NULL,         -- ISO 8601 in UTC
	PRIMARY KEY (kind, origin, destination, airline)
) STRICT;
CREATE INDEX fares_by_destination ON fares (destination);
CREATE INDEX fares_by_origin ON fares (origin);
CREATE INDEX fares_by_airline ON fares (airline);

-- When each route was searched, whatever was found: the stalest comes first, one that fails waits longer each time.
CREATE TABLE fare_searches (
	kind TEXT NOT NULL,
	origin TEXT NOT NULL,
	destination TEXT NOT NULL,
	searched_at TEXT,              -- last answer, ISO 8601 in UTC
	failed_at TEXT,                -- last failure since then
	attempts INTEGER NOT NULL,     -- failures since the last answer
	PRIMARY KEY (kind, origin, destination)
) STRICT;
