-- Teams, leagues and matches that members mark with a star.
CREATE TABLE favourites (
  favourite_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  team_id text REFERENCES teams (team_id) ON DELETE CASCADE ON UPDATE CASCADE,
  league_id text REFERENCES leagues (league_id) ON DELETE CASCADE ON UPDATE CASCADE,
  fixture_id text REFERENCES fixtures (fixture_id) ON DELETE CASCADE ON UPDATE CASCADE,
  marked_at timestamptz NOT NULL,
  CONSTRAINT favourites_one_thing CHECK (num_nonnulls(team_id, league_id, fixture_id) = 1),
  UNIQUE (user_id, team_id),
  UNIQUE (user_id, league_id),
  UNIQUE (user_id, fixture_id)
);
CREATE INDEX favourites_team ON favourites (team_id) WHERE team_id IS NOT NULL;
CREATE INDEX favourites_league ON favourites (league_id) WHERE league_id IS NOT NULL;
CREATE INDEX favourites_fixture ON favourites (fixture_id) WHERE fixture_id IS NOT NULL;
