-- Since when a fare source answers one kind of question badly (src/flights/source-answers.ts): a row for each, nothing of anybody.
CREATE TABLE source_answers (
	source TEXT NOT NULL,
	what TEXT NOT NULL,            -- search, offer, order
	ok_at TEXT,                    -- ISO 8601 in UTC, as the others: a good answer, at most a minute before the last one
	failed_since TEXT,             -- the first failure since then; NULL: none
	failed_at TEXT,                -- and the last
	failures INTEGER NOT NULL,     -- minutes with one, since then
	why TEXT,                      -- of the last one: see FareFailure
	PRIMARY KEY (source, what)
) STRICT, WITHOUT ROWID;
