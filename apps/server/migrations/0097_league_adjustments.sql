-- Points that a league took or gave, from the provider's tables: the site's own tables, made from matches, cannot know them.
CREATE TABLE league_adjustments (
  league_id text NOT NULL,
  season text NOT NULL,
  points jsonb NOT NULL,
  PRIMARY KEY (league_id, season)
);
