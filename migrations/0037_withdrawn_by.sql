-- Why a proposal was withdrawn, so that its page and the desk say so. A column is added; rows from before have none.
ALTER TABLE proposals ADD COLUMN withdrawn_by TEXT CHECK (withdrawn_by IN ('agent', 'accepted', 'airline')); -- src/features/bookings/airline-changes/open-proposals.ts
