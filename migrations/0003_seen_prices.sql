-- The lowest price that a visitor's own search found for its exact days; shown for a day at most, deleted after two.
CREATE TABLE seen_prices (
	search TEXT NOT NULL,          -- the search without its days: places, trip, travelers, cabin, nearby
	depart TEXT NOT NULL,          -- local day, YYYY-MM-DD
	return TEXT NOT NULL,          -- the same; empty for a one-way
	minor INTEGER NOT NULL,        -- full price for all travelers, in minor units of the currency
	currency TEXT NOT NULL,
	sample INTEGER NOT NULL,       -- 1 when the fare source invents its data
	source TEXT NOT NULL,          -- name of the fare source
	seen_at TEXT NOT NULL,         -- ISO 8601 in UTC
	PRIMARY KEY (search, depart, return)
) STRICT, WITHOUT ROWID;
CREATE INDEX seen_prices_by_age ON seen_prices (seen_at);
