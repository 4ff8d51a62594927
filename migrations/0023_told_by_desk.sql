-- What the desk did is told to operations by the Worker, once (src/features/bookings/upkeep/tell-desk.ts): the desk's command line
-- is no part of it. What stands here already is not told again.
ALTER TABLE booking_events ADD COLUMN told INTEGER NOT NULL DEFAULT 0; -- 1: of what the agency did, it was told of
UPDATE booking_events SET told = 1;
CREATE INDEX booking_events_untold ON booking_events (actor, told) WHERE told = 0;
