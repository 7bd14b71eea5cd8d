-- Ids of teams that were stored twice and are one now, with the id of the page that the former one had. Addresses, calendars
-- and marks on devices keep them.
CREATE TABLE former_team_ids (
  former_id text PRIMARY KEY,
  page_id integer,
  team_id text NOT NULL REFERENCES teams (team_id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX former_team_ids_page ON former_team_ids (page_id);
CREATE INDEX former_team_ids_team ON former_team_ids (team_id);
