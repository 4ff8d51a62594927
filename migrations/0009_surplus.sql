-- 1: money was taken that its booking did not wait for (any more): an agent looks whether the trip was paid for twice.
ALTER TABLE payments ADD COLUMN surplus INTEGER NOT NULL DEFAULT 0 CHECK (surplus IN (0, 1));
