-- How many new quote references of a day were taken and drawn again: with how many are taken, it says when there are too few.
-- Since now quotes.code is ten digits, src/references; the rows before keep their six characters until they end.
CREATE TABLE quote_collisions (
	day TEXT PRIMARY KEY,          -- YYYY-MM-DD in UTC
	count INTEGER NOT NULL
) STRICT;

-- What an alert is called in its mails: six characters, as a message's. Those of before have none.
ALTER TABLE fare_alerts ADD COLUMN number TEXT;
CREATE UNIQUE INDEX fare_alerts_by_number ON fare_alerts (number);
