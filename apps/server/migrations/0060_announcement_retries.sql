-- A post whose followers cannot be notified, or whose readers cannot get it, waits longer after each failure, so that it neither
-- slows the others nor keeps them from their turn.
ALTER TABLE post_announcements
  ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT to_timestamp(0),
  -- After many failures. An operator sees it here, and sets it to null to have the followers notified.
  ADD COLUMN given_up_at timestamptz;
CREATE INDEX post_announcements_due ON post_announcements (due_at, post_id) WHERE given_up_at IS NULL;

ALTER TABLE feed_deliveries
  ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT to_timestamp(0);
