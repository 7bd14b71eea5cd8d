-- The row of the log that dismissed a report, so that the dismissal can be undone. Without a default: no rewrite.
ALTER TABLE message_reports ADD COLUMN resolved_log bigint;
-- What was decided about a user before.
CREATE INDEX moderation_log_user ON moderation_log (user_id, log_id) WHERE user_id IS NOT NULL;
