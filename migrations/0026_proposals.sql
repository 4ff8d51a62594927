-- Proposals: what an agent offers to somebody who has a quote or a booking, each a page that is opened by the secret of its link
-- (docs/decisions/0072). Nothing in them is personal, so that they may be forwarded. Tables and indexes are added.
CREATE TABLE proposals (
	id TEXT PRIMARY KEY,           -- random
	secret_hash TEXT NOT NULL UNIQUE, -- keyed hash of the link's secret
	subject_kind TEXT NOT NULL CHECK (subject_kind IN ('quote', 'booking')),
	subject TEXT NOT NULL,         -- a quote's reference or a booking's code
	kind TEXT NOT NULL CHECK (kind IN ('trip', 'exchange')),
	state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')), -- src/features/proposals/states.ts
	change TEXT NOT NULL,          -- random id of the last change: what belongs to it is written only if it was made
	former TEXT NOT NULL,          -- the itinerary as it was when this was made, JSON (src/flights/offer-schema.ts)
	language TEXT NOT NULL,        -- the caller's
	agent TEXT NOT NULL,           -- who made it
	created_at TEXT NOT NULL,      -- this and all times: ISO 8601 in UTC
	valid_until TEXT NOT NULL,
	decided_at TEXT,               -- when it was accepted, declined or withdrawn
	accepted INTEGER,              -- position of the option
	accepted_by TEXT CHECK (accepted_by IN ('browser', 'code', 'link')), -- what showed that who accepted might
	led_to TEXT                    -- of an accepted one about a quote: the reference that the option has since
) STRICT, WITHOUT ROWID;
CREATE INDEX proposals_by_subject ON proposals (subject_kind, subject, created_at);
CREATE INDEX proposals_decided ON proposals (kind, state, decided_at);

CREATE TABLE proposal_options (
	proposal TEXT NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
	position INTEGER NOT NULL,     -- from 0
	offer TEXT NOT NULL,           -- the whole itinerary with its price, JSON; asked anew before it is accepted
	search TEXT NOT NULL,          -- canonical query string of the search behind it
	exchange TEXT,                 -- of an exchange: what the change costs, JSON (src/features/proposals/exchange-terms.ts)
	PRIMARY KEY (proposal, position)
) STRICT, WITHOUT ROWID;
