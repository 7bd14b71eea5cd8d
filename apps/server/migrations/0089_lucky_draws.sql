-- Lucky draws that the desk keeps, their seeds, and the entries of members.
CREATE TABLE draws (
  draw_id serial PRIMARY KEY,
  title text NOT NULL,
  prize text NOT NULL,
  prize_points integer NOT NULL DEFAULT 0 CONSTRAINT draws_prize_points CHECK (prize_points >= 0),
  winners integer NOT NULL CONSTRAINT draws_winners CHECK (winners > 0),
  entry_cost integer NOT NULL DEFAULT 0 CONSTRAINT draws_entry_cost CHECK (entry_cost >= 0),
  description text NOT NULL DEFAULT '',
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  -- How many there are; the number of the last one.
  entries integer NOT NULL DEFAULT 0,
  -- SHA-256 of the list of entries: with it the list is closed.
  list_hash text,
  drawn_at timestamptz,
  simulated boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT draws_times CHECK (closes_at > opens_at),
  CONSTRAINT draws_drawn_closed CHECK (drawn_at IS NULL OR list_hash IS NOT NULL)
);
CREATE INDEX draws_due ON draws (closes_at) WHERE drawn_at IS NULL;

-- Apart from draws, so that no query of them reads a seed by accident. It outlives a deleted draw: one that is restored has
-- the seed whose hash was published.
CREATE TABLE draw_seeds (
  draw_id integer PRIMARY KEY,
  -- 32 bytes in hexadecimal, and their SHA-256.
  seed text NOT NULL CONSTRAINT draw_seeds_seed CHECK (seed ~ '^[0-9a-f]{64}$'),
  seed_hash text NOT NULL
);

-- An entry stays when its member leaves: the published list can then still be verified.
CREATE TABLE draw_entries (
  entry_id text PRIMARY KEY,
  draw_id integer NOT NULL REFERENCES draws (draw_id),
  user_id integer REFERENCES users (user_id) ON DELETE SET NULL,
  number integer NOT NULL,
  entered_at timestamptz NOT NULL,
  -- Of winners: 1 for the first.
  rank integer
);
CREATE UNIQUE INDEX draw_entries_once ON draw_entries (draw_id, user_id);
CREATE UNIQUE INDEX draw_entries_number ON draw_entries (draw_id, number);
CREATE UNIQUE INDEX draw_entries_rank ON draw_entries (draw_id, rank);
CREATE INDEX draw_entries_member ON draw_entries (user_id);
