-- When the server asked a provider last, and what it got. One row for each call: the hard minimum between two requests
-- holds over restarts and over all processes, because a request begins by writing its time here.
CREATE TABLE feed_calls (
  feed text NOT NULL,
  call text NOT NULL,
  called_at timestamptz NOT NULL,
  -- The last good answer.
  answered_at timestamptz,
  -- The last good answer of each argument, such as a day of the schedule: {"2026-11-20": "2026-11-20T12:00:00.000Z"}.
  answers jsonb NOT NULL DEFAULT '{}',
  -- What was wrong with the last answer; null when it was good.
  fault text,
  PRIMARY KEY (feed, call)
);

-- Vietnamese names of a provider's leagues, which it sends apart from the matches.
CREATE TABLE league_names (
  league_id text PRIMARY KEY,
  name text NOT NULL CHECK (name <> '')
);
