-- Tables as the provider has them: a site that starts in the middle of a season lacks the matches to make its own.
CREATE TABLE league_tables (
  league_id text NOT NULL,
  season text NOT NULL,
  rows jsonb NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (league_id, season)
);

-- Matchdays that a source sent as a number alone.
UPDATE fixtures SET round = 'Vòng ' || round WHERE round ~ '^[0-9]{1,2}$' AND origin IN ('provider', 'recording');
