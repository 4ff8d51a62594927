-- For whom and how an alert's price is asked: travelers, bags, cabin, airports nearby. A column is added; alerts from before are for one
-- adult in economy.
ALTER TABLE fare_alerts ADD COLUMN terms TEXT NOT NULL DEFAULT ''; -- src/flights/price-terms.ts
