-- Mails go by lanes, so that none waits behind those of another (src/mail/lanes.ts); and one that was given up keeps whom it goes
-- to and what it says until somebody sends it again or drops it. Only columns that have a default or may be empty: what the
-- version before this one writes meanwhile goes by the first lane.
ALTER TABLE outbox ADD COLUMN lane TEXT NOT NULL DEFAULT 'bookings';
ALTER TABLE outbox ADD COLUMN dead_at TEXT; -- when it was given up; NULL again once somebody decided
ALTER TABLE outbox ADD COLUMN again INTEGER NOT NULL DEFAULT 0; -- how often somebody sent it again
UPDATE outbox SET lane = 'replies' WHERE kind IN ('alert.confirm', 'message.acknowledged');
UPDATE outbox SET lane = 'alerts' WHERE kind = 'alert.price';
CREATE INDEX outbox_lanes ON outbox (lane, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX outbox_dead ON outbox (dead_at) WHERE dead_at IS NOT NULL;
