-- That the traveler of a booking can be reached was proven: who brings back six digits, or the secret of a link, reads its mail;
-- or an agent called the number. Only columns that may be empty and tables are added.
ALTER TABLE bookings ADD COLUMN proven_at TEXT;
ALTER TABLE bookings ADD COLUMN proven_by TEXT; -- mail or agent

-- What was mailed last to prove it, for each browser that asked. Deleted once it was used or is a day old.
CREATE TABLE booking_codes (
	booking TEXT NOT NULL,         -- may be the code of none: whoever asks is answered alike
	asker TEXT NOT NULL,           -- keyed hash of a browser's secret; empty: all that may open the booking anyway
	digits_hash TEXT NOT NULL,     -- keyed, booking and asker are in it; of digits that were sent to nobody, a random text
	link_hash TEXT NOT NULL UNIQUE, -- of the link's secret
	told INTEGER NOT NULL,         -- 1: this browser gave the right last name, and may be told state and flights
	tries INTEGER NOT NULL,        -- digits that were typed, right or wrong
	created_at TEXT NOT NULL,      -- ISO 8601 in UTC
	used_at TEXT,
	PRIMARY KEY (booking, asker)
) STRICT, WITHOUT ROWID;
CREATE INDEX booking_codes_by_age ON booking_codes (created_at);

-- Seats that an airline keeps, or is asked to keep, for travelers who proved it themselves: whose they are, as keyed hashes.
CREATE TABLE open_holds (
	booking TEXT PRIMARY KEY REFERENCES bookings (code) ON DELETE CASCADE,
	mailbox TEXT NOT NULL,
	phone TEXT NOT NULL,
	browser TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX open_holds_by_mailbox ON open_holds (mailbox);
CREATE INDEX open_holds_by_phone ON open_holds (phone);
CREATE INDEX open_holds_by_browser ON open_holds (browser);
