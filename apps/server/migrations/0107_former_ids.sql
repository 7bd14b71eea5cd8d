-- Ids of teams, leagues and matches that were renamed, or stored twice and are one now, with the id of the page that they had.
-- Addresses, calendars and marks on devices keep them.
CREATE TABLE former_ids (
  kind text NOT NULL,
  former_id text NOT NULL,
  page_id integer,
  team_id text REFERENCES teams (team_id) ON DELETE CASCADE ON UPDATE CASCADE,
  league_id text REFERENCES leagues (league_id) ON DELETE CASCADE ON UPDATE CASCADE,
  fixture_id text REFERENCES fixtures (fixture_id) ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (kind, former_id),
  CONSTRAINT former_ids_one_thing CHECK (
    num_nonnulls(team_id, league_id, fixture_id) = 1
    AND CASE kind WHEN 'team' THEN team_id WHEN 'league' THEN league_id WHEN 'match' THEN fixture_id END IS NOT NULL
  )
);
CREATE UNIQUE INDEX former_ids_page ON former_ids (kind, page_id);
CREATE INDEX former_ids_team ON former_ids (team_id) WHERE team_id IS NOT NULL;
CREATE INDEX former_ids_league ON former_ids (league_id) WHERE league_id IS NOT NULL;
CREATE INDEX former_ids_fixture ON former_ids (fixture_id) WHERE fixture_id IS NOT NULL;
INSERT INTO former_ids (kind, former_id, page_id, team_id) SELECT 'team', former_id, page_id, team_id FROM former_team_ids;
INSERT INTO former_ids (kind, former_id, fixture_id) SELECT 'match', former_id, fixture_id FROM former_fixture_ids;
DROP TABLE former_team_ids;
DROP TABLE former_fixture_ids;
