-- What the desk's queue and its quotes ask for: trips that took the place of others by a proposal, whose former seats an airline may still
-- keep, and what was booked from a quote. Indexes are added.
CREATE INDEX booking_events_accepted ON booking_events (at) WHERE event = 'accept';
CREATE INDEX bookings_by_quote ON bookings (quote);
