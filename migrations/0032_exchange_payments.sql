-- What an exchange costs is paid by card too (docs/decisions/0077): a payment says what it is for. Columns are added.
ALTER TABLE payments ADD COLUMN exchange TEXT;     -- id of the proposal that it pays for; empty: it pays for the booking
ALTER TABLE payments ADD COLUMN wanted_until TEXT; -- of such a one: when the source's offer ends, after which no money is taken for it
