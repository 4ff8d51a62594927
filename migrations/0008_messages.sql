-- What visitors wrote to the agency: contact forms and call-back requests. The text and who wrote it are sealed.
CREATE TABLE messages (
	number TEXT PRIMARY KEY,       -- six characters that can be said, as a quote's reference
	request_key TEXT NOT NULL UNIQUE, -- hash of the form's token and what it said: the same post twice is one message
	kind TEXT NOT NULL CHECK (kind IN ('contact', 'callback')),
	language TEXT NOT NULL,
	sealed TEXT,                   -- what was written; NULL once erased
	writer_hash TEXT,              -- keyed hash of the e-mail address, to count the acknowledgements of a day; NULL without one, or once erased
	created_at TEXT NOT NULL,      -- this and all times: ISO 8601 in UTC
	handled_at TEXT,               -- when the agency marked it done
	erased_at TEXT
) STRICT;
CREATE INDEX messages_by_age ON messages (created_at);
CREATE INDEX messages_by_writer ON messages (writer_hash);
