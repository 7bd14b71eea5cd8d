-- What the site says in the rooms of a match: goals, red cards and the end. A row per event and not per room: the rooms of
-- all commentators of the match show the same.
CREATE TABLE match_lines (
  line_id serial PRIMARY KEY,
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- The event among those of the match: "goal home 2".
  event text NOT NULL,
  kind text NOT NULL,
  home_event boolean,
  home_score integer NOT NULL,
  away_score integer NOT NULL,
  minute integer,
  cancelled boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL
);
-- Once, no matter how many processes see the event; after a goal was taken back, the next one may have its number.
CREATE UNIQUE INDEX match_lines_event ON match_lines (fixture_id, event) WHERE NOT cancelled;
CREATE INDEX match_lines_fixture ON match_lines (fixture_id, at);
