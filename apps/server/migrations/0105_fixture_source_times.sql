-- When the source last changed a match, by its own clock, as of the last change that was stored: after a restart an answer
-- that is older changes nothing.
ALTER TABLE fixtures ADD COLUMN source_at timestamptz;
