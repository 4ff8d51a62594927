-- What visitors' searches found, day by day: the evidence for whether a price is a good one. Nothing of who searched; never a
-- sample's price. Kept for 60 days, 200,000 rows at most (src/flights/price-history.ts).
CREATE TABLE price_history (
	id INTEGER PRIMARY KEY,        -- grows with time, so that the oldest can go first
	alike TEXT NOT NULL,           -- what makes searches alike: trip, both cities, cabin, month, stay
	seen_on TEXT NOT NULL,         -- UTC day of the search, YYYY-MM-DD
	depart TEXT NOT NULL,          -- local day, YYYY-MM-DD
	return TEXT NOT NULL,          -- the same; empty for a one-way
	minor INTEGER NOT NULL,        -- lowest price for one adult, taxes included, without bags and our fee, in minor units
	currency TEXT NOT NULL,
	UNIQUE (alike, seen_on, depart, return)
) STRICT;
CREATE INDEX price_history_by_day ON price_history (seen_on);
