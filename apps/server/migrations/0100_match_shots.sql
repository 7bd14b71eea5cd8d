-- Shots with their places and kicks of shoot-outs. A feed sends those of a match as one list.
CREATE TABLE match_shots (
  fixture_id text PRIMARY KEY REFERENCES fixtures ON DELETE CASCADE,
  list jsonb NOT NULL
);
CREATE TABLE shoot_out_kicks (
  fixture_id text PRIMARY KEY REFERENCES fixtures ON DELETE CASCADE,
  list jsonb NOT NULL
);
