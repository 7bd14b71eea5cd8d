-- Ids of the pages of teams and leagues, `/doi-bong/{page_id}` and `/giai-dau/{page_id}`: those of feeds may have letters, or
-- 21 digits. A trigger gives them after the insert, so that the upserts of feeds use up no numbers.
CREATE SEQUENCE team_pages AS integer;
ALTER TABLE teams ADD COLUMN page_id integer;
UPDATE teams SET page_id = numbered.page_id
  FROM (SELECT team_id, nextval('team_pages') AS page_id FROM (SELECT team_id FROM teams ORDER BY name, team_id) AS ordered) AS numbered
 WHERE numbered.team_id = teams.team_id;
CREATE UNIQUE INDEX teams_page ON teams (page_id);

CREATE SEQUENCE league_pages AS integer;
ALTER TABLE leagues ADD COLUMN page_id integer;
UPDATE leagues SET page_id = numbered.page_id
  FROM (SELECT league_id, nextval('league_pages') AS page_id FROM (SELECT league_id FROM leagues ORDER BY position, name, league_id) AS ordered) AS numbered
 WHERE numbered.league_id = leagues.league_id;
CREATE UNIQUE INDEX leagues_page ON leagues (page_id);

CREATE FUNCTION give_page_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'teams' THEN UPDATE teams SET page_id = nextval('team_pages') WHERE team_id = NEW.team_id AND page_id IS NULL;
    WHEN 'leagues' THEN UPDATE leagues SET page_id = nextval('league_pages') WHERE league_id = NEW.league_id AND page_id IS NULL;
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER give_page_id AFTER INSERT ON teams FOR EACH ROW EXECUTE FUNCTION give_page_id();
CREATE TRIGGER give_page_id AFTER INSERT ON leagues FOR EACH ROW EXECUTE FUNCTION give_page_id();

-- Where a match stands in its competition. `phase` is empty when a feed does not say it: such a match is in lists, and in no
-- table and no bracket. `round_number` is the matchday of a league or a group; of a knock-out round it is the number of
-- teams left, and 3 for the match for third place.
ALTER TABLE fixtures
  ADD COLUMN season text NOT NULL DEFAULT '',
  ADD COLUMN phase text NOT NULL DEFAULT '',
  ADD COLUMN group_name text NOT NULL DEFAULT '',
  ADD COLUMN round_number integer;
CREATE INDEX fixtures_season ON fixtures (league_id, season, kick_off);
-- The next and the last matches of a team, however many seasons it has played.
CREATE INDEX fixtures_home ON fixtures (home_id, kick_off, fixture_id);
CREATE INDEX fixtures_away ON fixtures (away_id, kick_off, fixture_id);
