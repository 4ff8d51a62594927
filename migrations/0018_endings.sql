-- What browsers have ended by "forget on this device", so that copies of their cookies open it no more. Nothing here names a
-- person, a booking or a browser: a name is the hash of a browser's random secret with what it ended.
CREATE TABLE endings (
	name TEXT PRIMARY KEY,
	ended_at TEXT NOT NULL,
	-- No entry that was signed before can count after it.
	until TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX endings_by_end ON endings (until);
