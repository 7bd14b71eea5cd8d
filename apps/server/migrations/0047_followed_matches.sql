-- Matches of which members want goals, line-ups and the reminder, without a booking.
CREATE TABLE match_follows (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE ON UPDATE CASCADE,
  followed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, fixture_id)
);
CREATE INDEX match_follows_fixture ON match_follows (fixture_id);

-- Teams that members support. The lowest position is the favourite one. Others see it only while it is shown.
CREATE TABLE user_favourite_teams (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  team_id text NOT NULL REFERENCES teams (team_id) ON DELETE CASCADE ON UPDATE CASCADE,
  position smallint NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT true,
  chosen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, position),
  UNIQUE (user_id, team_id)
);
CREATE INDEX user_favourite_teams_fans ON user_favourite_teams (team_id, user_id) WHERE shown;
