-- Changes of ordered trips that their own source was told to make (docs/decisions/0077): written before it is told, so that it is told
-- once. A table is added.
CREATE TABLE order_changes (
	proposal TEXT PRIMARY KEY REFERENCES proposals (id) ON DELETE CASCADE, -- the exchange that its traveler accepted
	booking TEXT NOT NULL,
	source TEXT NOT NULL,          -- name of the fare source
	sealed TEXT NOT NULL,          -- what the source calls the change
	-- sending: it was told, and nobody knows yet whether it was made; refused: it answered that it was not
	state TEXT NOT NULL CHECK (state IN ('sending', 'made', 'refused')),
	sent_at TEXT NOT NULL,         -- this and all times: ISO 8601 in UTC
	updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX order_changes_by_booking ON order_changes (booking);
