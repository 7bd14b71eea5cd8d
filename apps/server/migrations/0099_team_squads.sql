-- Players whom a team has registered for a competition: sources of results have squads and no line-ups.
CREATE TABLE team_squads (
  team_id text PRIMARY KEY REFERENCES teams (team_id) ON DELETE CASCADE ON UPDATE CASCADE,
  players jsonb NOT NULL
);
