-- What members expect of a match before it kicks off: one vote a member and match.
CREATE TABLE match_votes (
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  pick text NOT NULL CONSTRAINT match_votes_pick CHECK (pick IN ('home', 'draw', 'away')),
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (fixture_id, user_id)
);
CREATE INDEX match_votes_counts ON match_votes (fixture_id, pick);
CREATE INDEX match_votes_user ON match_votes (user_id);
