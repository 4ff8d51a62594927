-- Searches for fare alerts that failed: what an alert knows stays as it was, yet what fails at every run must not stay first
-- in the queue.
CREATE TABLE fare_alert_failures (
	origin TEXT NOT NULL,          -- as in fare_alerts, all four
	destination TEXT NOT NULL,
	depart TEXT NOT NULL,
	stay TEXT NOT NULL,
	failed_at TEXT NOT NULL,       -- the last time, ISO 8601 in UTC
	PRIMARY KEY (origin, destination, depart, stay)
) STRICT;
