-- Card payments: what the provider was asked and what it told. No card data ever comes near this site.
CREATE TABLE payments (
	id TEXT PRIMARY KEY,           -- booking code and attempt, "KKMW2R47-1": the provider's idempotency key too
	booking TEXT NOT NULL REFERENCES bookings (code) ON DELETE CASCADE,
	attempt INTEGER NOT NULL,
	provider TEXT NOT NULL,
	-- opening: the provider is being asked; unwanted: authorized, but not for this booking as it is: it is let go
	state TEXT NOT NULL CHECK (state IN ('opening', 'open', 'authorized', 'unwanted', 'captured', 'voided', 'refunded', 'expired', 'declined')),
	minor INTEGER NOT NULL,
	currency TEXT NOT NULL,
	session_id TEXT UNIQUE,        -- Checkout Session
	session_url TEXT,              -- of the provider's own page, while it is open
	intent_id TEXT UNIQUE,         -- PaymentIntent
	language TEXT NOT NULL,
	expires_at TEXT NOT NULL,      -- of the session; this and all times: ISO 8601 in UTC
	created_at TEXT NOT NULL,
	updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX payments_by_booking ON payments (booking);
CREATE INDEX payments_by_state ON payments (state, updated_at);

-- Events of payment providers that were processed: each once, however often it is delivered.
CREATE TABLE webhook_events (
	id TEXT PRIMARY KEY,           -- the provider's
	type TEXT NOT NULL,
	received_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
