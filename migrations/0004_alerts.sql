-- Mails to be sent: written in one batch with what they are about, sent afterwards (src/mail/outbox.ts).
CREATE TABLE outbox (
	id TEXT PRIMARY KEY,           -- random; the provider's idempotency key
	kind TEXT NOT NULL,            -- which mail, see src/mail/outbox-mails.ts
	language TEXT NOT NULL,
	sealed TEXT,                   -- recipient and the secrets of its links, sealed; NULL as soon as nobody needs them
	payload TEXT NOT NULL,         -- what the mail says, JSON, nothing personal
	about TEXT,                    -- id of what it is about: when that is called off, an unsent mail goes with it
	created_at TEXT NOT NULL,      -- this and all instants: ISO 8601 in UTC
	attempts INTEGER NOT NULL DEFAULT 0,
	next_attempt_at TEXT,          -- NULL once it is sent or given up
	lease TEXT,                    -- the run that is sending it now,
	leased_until TEXT,             -- and when that run is taken for dead
	sent_at TEXT,
	failed TEXT                    -- why the last attempt failed: a code, nothing personal
) STRICT;
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX outbox_about ON outbox (about);

-- Who wants to hear when a route gets cheaper.
CREATE TABLE fare_alerts (
	id TEXT PRIMARY KEY,
	state TEXT NOT NULL,           -- pending (not confirmed), active, ended
	sealed TEXT,                   -- the address, sealed; NULL when it has ended
	email_hash TEXT,               -- keyed hash of the address; NULL when it has ended
	language TEXT NOT NULL,
	origin TEXT NOT NULL,          -- place codes
	destination TEXT NOT NULL,
	depart TEXT NOT NULL,          -- YYYY-MM-DD, or YYYY-MM for any day of the month
	stay TEXT NOT NULL,            -- of days: the day of return, of a month: days away; empty for one-way
	until TEXT NOT NULL,           -- the last day it can be about, YYYY-MM-DD
	threshold INTEGER,             -- minor units; NULL: any drop
	currency TEXT,
	created_at TEXT NOT NULL,
	confirmed_at TEXT,
	ended_at TEXT,
	checked_at TEXT,
	checks INTEGER NOT NULL DEFAULT 0,
	price INTEGER,                 -- the price that the next one is compared with, minor units,
	price_currency TEXT,
	price_day TEXT,                -- and the day of departure it was for
	mailed_at TEXT,
	mail TEXT                      -- id of the last mail in the outbox
) STRICT;
CREATE INDEX fare_alerts_due ON fare_alerts (state, checked_at);
CREATE INDEX fare_alerts_address ON fare_alerts (email_hash, created_at);

-- The secrets in the links of mails: only their hashes.
CREATE TABLE fare_alert_links (
	token_hash TEXT PRIMARY KEY,
	alert TEXT NOT NULL,
	purpose TEXT NOT NULL,         -- confirm, unsubscribe
	created_at TEXT NOT NULL
) STRICT;
CREATE INDEX fare_alert_links_alert ON fare_alert_links (alert);
