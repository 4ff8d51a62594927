-- A call that was asked for: by when it was promised, and when it was made. Only columns that may be empty are added, so
-- the version before this one works on.
ALTER TABLE messages ADD COLUMN promised_at TEXT; -- NULL: nothing was promised, or another request took its place
ALTER TABLE messages ADD COLUMN called_at TEXT;   -- when the agency said that it had called
CREATE INDEX messages_by_promise ON messages (promised_at) WHERE promised_at IS NOT NULL;
