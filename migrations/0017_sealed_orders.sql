-- What an airline and the fare source call a booking, sealed, and keyed hashes to find it by. Until the cron has sealed them, and
-- where the version before this one writes, they stand in order_id, airline_reference and tickets. Only columns that may be empty.
ALTER TABLE bookings ADD COLUMN order_sealed TEXT; -- the order's id, the airline's code, ticket numbers, as JSON
ALTER TABLE bookings ADD COLUMN locator_hash TEXT; -- of the airline's code
ALTER TABLE bookings ADD COLUMN ticket_hashes TEXT; -- of each ticket number, as a JSON list
CREATE INDEX bookings_by_locator ON bookings (locator_hash) WHERE locator_hash IS NOT NULL;
CREATE INDEX bookings_plain_orders ON bookings (code)
	WHERE order_id IS NOT NULL OR airline_reference IS NOT NULL OR tickets <> '[]';
-- Nobody reads the address of a card page: who comes back is sent to the one that the provider tells.
UPDATE payments SET session_url = NULL;
