-- When each duty of the cron last ran, how long it took and how it ended (src/site/cron-runs.ts).
CREATE TABLE cron_runs (
	duty TEXT PRIMARY KEY,         -- see src/site/duties.ts
	started_at TEXT NOT NULL,      -- ISO 8601 in UTC, as ended_at
	ended_at TEXT,                 -- NULL while it runs, and where the run was cut off
	took_ms INTEGER,               -- of the last run that ended, as outcome and detail
	outcome TEXT,                  -- ok, failed, late
	detail TEXT                    -- names of the jobs that failed, or of the one that took too long
) STRICT;
