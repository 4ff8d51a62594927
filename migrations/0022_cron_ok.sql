-- When each duty last ended well: what is late by its own schedule is told by that, whatever became of the runs since
-- (src/site/health-limits.ts). A version before this one leaves it as it is.
ALTER TABLE cron_runs ADD COLUMN ok_at TEXT; -- ISO 8601 in UTC; NULL: never since this column is here
UPDATE cron_runs SET ok_at = ended_at WHERE outcome = 'ok';
