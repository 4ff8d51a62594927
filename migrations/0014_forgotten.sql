-- Which booking an event of a payment provider was about, so that it is forgotten with it. Those of before name none; they
-- are gone after 90 days. Only a column that may be empty is added, so the version before this one works on.
ALTER TABLE webhook_events ADD COLUMN booking TEXT;
CREATE INDEX webhook_events_by_booking ON webhook_events (booking);
