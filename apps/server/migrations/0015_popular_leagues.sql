-- Leagues that Vietnamese fans follow come first in lists, by `position`. A league is named as feeds name it, without its
-- season; spellings of one league share a position. Gaps leave room for leagues between.
CREATE TABLE popular_leagues (
  name text PRIMARY KEY,
  position integer NOT NULL
);
INSERT INTO popular_leagues (name, position) VALUES
  ('V.League 1', 10),
  ('V.League', 10),
  ('V-League', 10),
  ('Vietnamese Professional League', 10),
  ('Ngoại hạng Anh', 20),
  ('English Premier League', 20),
  ('Cúp C1 châu Âu', 30),
  ('UEFA Champions League', 30),
  ('World Cup', 40),
  ('FIFA World Cup', 40),
  ('AFF Cup', 50),
  ('ASEAN Cup', 50),
  ('ASEAN Championship', 50),
  ('AFF Championship', 50),
  ('AFF Suzuki Cup', 50),
  ('AFC Asian Cup', 60),
  ('Asian Cup', 60),
  ('Cúp châu Á', 60),
  ('Euro', 70),
  ('UEFA Euro', 70),
  ('UEFA European Championship', 70),
  ('La Liga', 80),
  ('Spanish La Liga', 80),
  ('Serie A', 90),
  ('Italian Serie A', 90),
  ('Bundesliga', 100),
  ('German Bundesliga', 100),
  ('Ligue 1', 110),
  ('French Ligue 1', 110),
  ('Cúp C2 châu Âu', 120),
  ('UEFA Europa League', 120),
  ('Cúp Quốc gia', 130),
  ('Vietnamese Cup', 130),
  ('Hạng Nhất Quốc gia', 140),
  ('V.League 2', 140);

-- The league's position when a feed last stored it; null for a league that is not popular.
ALTER TABLE leagues ADD COLUMN position integer;
UPDATE leagues SET position = popular_leagues.position FROM popular_leagues
 WHERE regexp_replace(leagues.name, '\s+\d{4}([/-]\d{2,4})?$', '') = popular_leagues.name;
