-- Draws whose winners are to be notified, noted in the transaction that draws.
CREATE TABLE draw_notices (
  draw_id integer PRIMARY KEY REFERENCES draws (draw_id) ON DELETE CASCADE,
  noted_at timestamptz NOT NULL,
  -- Failures since it was noted.
  failures smallint NOT NULL DEFAULT 0,
  -- Not before this time; a process that takes it moves it on.
  due_at timestamptz NOT NULL
);
CREATE INDEX draw_notices_due ON draw_notices (due_at);
