-- The desk: what its people did and read, who works on what, their notes, and money that was given back. Tables and indexes are
-- added, and nothing that the version before this one writes is refused.

-- What was done and read at the desk and by `npm run agency`: by whom, when, about what; never words that were typed or shown
-- (src/desk/record/acts.ts). Nothing in it is a traveler's, so erasure leaves it alone, and nobody changes it.
CREATE TABLE desk_records (
	id INTEGER PRIMARY KEY,
	at TEXT NOT NULL,              -- this and all times: ISO 8601 in UTC
	agent TEXT NOT NULL,           -- mail address of a person of the agency; on the command line, what the system calls them, or --by
	via TEXT NOT NULL CHECK (via IN ('desk', 'shell')),
	act TEXT NOT NULL,             -- src/desk/record/acts.ts, as what kinds of subject and which details there are
	subject_kind TEXT,             -- NULL, as subject: it is about none, or about many
	subject TEXT,                  -- a code, number or id of ours
	detail TEXT                    -- JSON: counts, yes and no, and words of our own
) STRICT;
CREATE INDEX desk_records_by_time ON desk_records (at);
CREATE INDEX desk_records_by_agent ON desk_records (agent, at);
CREATE INDEX desk_records_by_subject ON desk_records (subject_kind, subject, at);
CREATE TRIGGER desk_records_stay BEFORE UPDATE ON desk_records BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
CREATE TRIGGER desk_records_remain BEFORE DELETE ON desk_records BEGIN SELECT RAISE(ABORT, 'records are only added'); END;
-- INSERT OR REPLACE would take a row's place without deleting it in the eyes of a trigger.
CREATE TRIGGER desk_records_keep BEFORE INSERT ON desk_records WHEN EXISTS (SELECT 1 FROM desk_records WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'records are only added'); END;

-- Who works on what of the queue (src/desk/queue). What waits is read from what it is about; here stands only what somebody took.
CREATE TABLE desk_tasks (
	kind TEXT NOT NULL,            -- src/desk/task-kinds.ts
	subject TEXT NOT NULL,         -- a booking's code, a message's number, a mail's id, a payment's id
	since TEXT NOT NULL,           -- since when it waited as it was taken: what waits anew, later, is taken anew
	change TEXT NOT NULL,          -- random id of the last change: its record is written only if it was made
	holder TEXT,                   -- who has it; NULL: nobody (any more)
	taken_at TEXT,
	passed_by TEXT,                -- who had it before, and gave it to who has it
	passed_at TEXT,
	done_by TEXT,
	done_at TEXT,
	PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

-- What only a person can put right about card payments, as the last runs of the cron found it.
CREATE TABLE money_mismatches (
	payment TEXT PRIMARY KEY,      -- booking code and attempt; of none of ours where a provider has one that we have not
	mismatch TEXT NOT NULL,        -- src/features/bookings/payments/steps.ts, and unknownPayment
	since TEXT NOT NULL,           -- when it was found first
	seen_at TEXT NOT NULL          -- and last
) STRICT, WITHOUT ROWID;
CREATE INDEX money_mismatches_by_age ON money_mismatches (since);

-- What an agent noted about a booking.
CREATE TABLE desk_notes (
	id TEXT PRIMARY KEY,
	booking TEXT NOT NULL REFERENCES bookings (code) ON DELETE CASCADE,
	agent TEXT NOT NULL,
	sealed TEXT,                   -- what was noted; the row goes when its booking is erased
	created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_notes_by_booking ON desk_notes (booking, created_at);

-- Money that is given back on a card: written before the provider is asked, so that it is never given back twice.
CREATE TABLE refunds (
	id TEXT PRIMARY KEY,           -- the payment's id and a count, "KKMW2R47-1-r1": what the provider knows it by
	payment TEXT NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
	minor INTEGER NOT NULL,        -- in the payment's currency
	-- asked: the provider may have done it; refused: it has not
	state TEXT NOT NULL CHECK (state IN ('asked', 'done', 'refused')),
	created_at TEXT NOT NULL,
	updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX refunds_by_payment ON refunds (payment);
CREATE UNIQUE INDEX refunds_asked ON refunds (payment) WHERE state = 'asked';

-- What nobody has answered: as long as that list, whatever else was ever written.
CREATE INDEX messages_waiting ON messages (created_at) WHERE handled_at IS NULL AND erased_at IS NULL;
