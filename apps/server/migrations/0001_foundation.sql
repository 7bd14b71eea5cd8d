-- Members and guests, what they watch, what they say. Mirrors src/platform/database/schema.ts.

CREATE TABLE users (
  user_id serial PRIMARY KEY,
  guest boolean NOT NULL DEFAULT false,
  username text NOT NULL DEFAULT '',
  username_key text,
  password_hash text,
  display_name text NOT NULL,
  profile_picture text,
  email_address text,
  phone_number text,
  invite_code text,
  role text NOT NULL DEFAULT 'member',
  site_role_id integer NOT NULL DEFAULT 0,
  balance integer NOT NULL DEFAULT 0,
  locked boolean NOT NULL DEFAULT false,
  simulated boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_username_key ON users (username_key);

CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  family_id text NOT NULL,
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id);

CREATE TABLE leagues (
  league_id text PRIMARY KEY,
  name text NOT NULL,
  short_name text NOT NULL,
  color text NOT NULL
);

CREATE TABLE teams (
  team_id text PRIMARY KEY,
  name text NOT NULL,
  short_name text NOT NULL,
  code text NOT NULL,
  color text NOT NULL,
  second_color text NOT NULL
);

CREATE TABLE fixtures (
  fixture_id text PRIMARY KEY,
  link text NOT NULL,
  sport_type integer NOT NULL DEFAULT 10,
  league_id text NOT NULL REFERENCES leagues (league_id),
  round text NOT NULL DEFAULT '',
  home_id text NOT NULL REFERENCES teams (team_id),
  away_id text NOT NULL REFERENCES teams (team_id),
  kick_off timestamptz NOT NULL,
  status integer NOT NULL DEFAULT 0,
  half_start timestamptz,
  injury_time integer NOT NULL DEFAULT 0,
  home_score integer,
  away_score integer,
  home_half_score integer,
  away_half_score integer,
  home_red integer NOT NULL DEFAULT 0,
  away_red integer NOT NULL DEFAULT 0,
  home_yellow integer NOT NULL DEFAULT 0,
  away_yellow integer NOT NULL DEFAULT 0,
  home_corner integer NOT NULL DEFAULT 0,
  away_corner integer NOT NULL DEFAULT 0,
  extra jsonb,
  location text NOT NULL DEFAULT '',
  hot boolean NOT NULL DEFAULT false,
  origin text NOT NULL,
  goal_times_estimated boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX fixtures_link ON fixtures (link);
CREATE INDEX fixtures_kick_off ON fixtures (kick_off);
CREATE INDEX fixtures_status ON fixtures (status);

CREATE TABLE match_events (
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  event_id text NOT NULL,
  type integer NOT NULL,
  minute integer NOT NULL,
  added_minute integer NOT NULL DEFAULT 0,
  home_event boolean NOT NULL,
  player_name text NOT NULL DEFAULT '',
  other_player_name text,
  home_score integer,
  away_score integer,
  PRIMARY KEY (fixture_id, event_id)
);

CREATE TABLE match_stats (
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  type integer NOT NULL,
  home real NOT NULL,
  away real NOT NULL,
  PRIMARY KEY (fixture_id, type)
);

CREATE TABLE companies (
  company_id integer PRIMARY KEY,
  name text NOT NULL
);

CREATE TABLE odds (
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  company_id integer NOT NULL,
  category text NOT NULL,
  row text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (fixture_id, company_id, category)
);
CREATE INDEX odds_company ON odds (company_id);

CREATE TABLE chat_rooms (
  group_id serial PRIMARY KEY,
  name text NOT NULL,
  room_number integer,
  author_id integer REFERENCES users (user_id),
  fixture_id text REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  vip_group integer NOT NULL DEFAULT 0,
  private_message boolean NOT NULL DEFAULT false,
  guests_write boolean NOT NULL DEFAULT true,
  revision bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX chat_rooms_fixture ON chat_rooms (fixture_id);
CREATE UNIQUE INDEX chat_rooms_author ON chat_rooms (author_id);

CREATE TABLE chat_messages (
  group_message_id bigserial PRIMARY KEY,
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  sequence bigint NOT NULL,
  revision bigint NOT NULL,
  uuid text NOT NULL,
  user_id integer NOT NULL REFERENCES users (user_id),
  original_message text NOT NULL,
  filtered_message text NOT NULL,
  search_key text NOT NULL,
  system_message integer NOT NULL DEFAULT 0,
  parent_message_id bigint,
  attachments jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX chat_messages_uuid ON chat_messages (user_id, uuid);
CREATE UNIQUE INDEX chat_messages_sequence ON chat_messages (group_id, sequence);
CREATE INDEX chat_messages_revision ON chat_messages (group_id, revision);

CREATE TABLE chat_reactions (
  group_message_id bigint NOT NULL REFERENCES chat_messages (group_message_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  reaction text NOT NULL,
  PRIMARY KEY (group_message_id, user_id)
);

CREATE TABLE hosts (
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  live boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (fixture_id, user_id)
);

CREATE TABLE live_links (
  link_id serial PRIMARY KEY,
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  user_id integer REFERENCES users (user_id) ON DELETE CASCADE,
  name text NOT NULL,
  kind text NOT NULL,
  url text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  licence text NOT NULL,
  taken_down_at timestamptz
);
CREATE INDEX live_links_fixture ON live_links (fixture_id);

CREATE TABLE resources (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);

-- The stand all fans share has the number the specification gives it; rooms made later count on from 101.
INSERT INTO chat_rooms (group_id, name) VALUES (30, 'Khán đài chung');
ALTER SEQUENCE chat_rooms_group_id_seq RESTART WITH 101;
