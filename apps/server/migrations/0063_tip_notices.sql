-- What members are to be notified of about tips, noted in the transaction that made the tip or its verdict.
CREATE TABLE tip_notices (
  tip_id bigint NOT NULL REFERENCES tips (tip_id) ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('NEW_TIP', 'TIP_SETTLED')),
  noted_at timestamptz NOT NULL,
  -- Members up to this id are notified.
  after_user integer NOT NULL DEFAULT 0,
  -- Failures since the last success.
  failures smallint NOT NULL DEFAULT 0,
  -- Not before this time.
  due_at timestamptz NOT NULL,
  PRIMARY KEY (tip_id, event)
);
CREATE INDEX tip_notices_due ON tip_notices (due_at);
-- Tips of a process that ended before it gave them a post.
INSERT INTO tip_notices (tip_id, event, noted_at, due_at)
SELECT tip_id, 'NEW_TIP', posted_at, now() FROM tips WHERE post_id IS NULL AND NOT simulated AND state = 10;
