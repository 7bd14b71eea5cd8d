-- Line-ups, commentary, movement of prices, banners and translations: what a whole match night shows.

ALTER TABLE fixtures ADD COLUMN period integer NOT NULL DEFAULT 0;
CREATE INDEX fixtures_league ON fixtures (league_id, kick_off);

CREATE TABLE line_ups (
  fixture_id text PRIMARY KEY REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  value jsonb NOT NULL
);

CREATE TABLE match_commentary (
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  live_id text NOT NULL,
  minute integer NOT NULL,
  added_minute integer NOT NULL DEFAULT 0,
  home_event boolean,
  text text NOT NULL,
  PRIMARY KEY (fixture_id, live_id)
);

CREATE TABLE odds_moves (
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  company_id integer NOT NULL,
  category text NOT NULL,
  moved_at timestamptz NOT NULL,
  row text NOT NULL,
  PRIMARY KEY (fixture_id, company_id, category, moved_at)
);

CREATE TABLE banners (
  banner_id serial PRIMARY KEY,
  position text NOT NULL,
  image_url text NOT NULL,
  link_url text NOT NULL,
  title text NOT NULL,
  domain text,
  sort integer NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  active boolean NOT NULL DEFAULT true
);
CREATE INDEX banners_position ON banners (position);

CREATE TABLE translations (
  locale text NOT NULL,
  key text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (locale, key)
);

CREATE TABLE site_domains (
  domain text PRIMARY KEY,
  name text NOT NULL,
  banner_type integer NOT NULL DEFAULT 10,
  seo_title text,
  seo_description text,
  seo_image text
);
