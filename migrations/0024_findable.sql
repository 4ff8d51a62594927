-- What the desk finds bookings, messages and alerts by (src/desk/find). The public Worker only writes the first of these, sealed to
-- the desk's public key, and can open none of it; the desk makes rows of the second of it. Both go with what they are about.
CREATE TABLE find_pending (
	kind TEXT NOT NULL CHECK (kind IN ('booking', 'message', 'alert')),
	subject TEXT NOT NULL,         -- a booking's code, a message's number, an alert's id
	for_desk TEXT NOT NULL,        -- names, phones, mailboxes, tickets (src/privacy/findable.ts), sealed to the desk: it replaces what it was found by before
	at TEXT NOT NULL,              -- ISO 8601 in UTC
	unreadable INTEGER NOT NULL DEFAULT 0 CHECK (unreadable IN (0, 1)), -- 1: the desk could not open it, and leaves it alone
	PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX find_pending_due ON find_pending (at) WHERE unreadable = 0;

-- The index: equal terms of a kind are equal here, and nothing else of them shows without the desk's key (docs/decisions/0070).
CREATE TABLE find_terms (
	term TEXT NOT NULL,            -- name of the index key, and a keyed hash under it
	at TEXT NOT NULL,              -- when the subject was made: the newest are found first
	kind TEXT NOT NULL CHECK (kind IN ('booking', 'message', 'alert')),
	subject TEXT NOT NULL,
	PRIMARY KEY (term, at, kind, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX find_terms_by_subject ON find_terms (kind, subject);

-- How far the desk has looked through what there was before it could be found, or through all for a new index key.
CREATE TABLE find_walks (
	kind TEXT PRIMARY KEY,         -- as above
	key TEXT NOT NULL,             -- name of the index key
	last TEXT NOT NULL,            -- the last subject that was looked at, in the order of their ids
	ended_at TEXT                  -- when it had seen all
) STRICT, WITHOUT ROWID;
