-- Tips, votes on them, and the records of tipsters. A tip is never changed and never deleted but with its author's account row.
CREATE TABLE tips (
  tip_id bigserial PRIMARY KEY,
  slug text NOT NULL,
  author_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  uuid text NOT NULL,
  -- Not a reference: a match that a feed withdraws leaves the tip.
  fixture_id text NOT NULL,
  home_name text NOT NULL,
  away_name text NOT NULL,
  -- 10 over/under, 20 European, 30 handicap, 40 half-time handicap, 50 half-time over/under.
  market smallint NOT NULL CHECK (market IN (10, 20, 30, 40, 50)),
  side text NOT NULL CHECK (side IN ('home', 'away', 'draw', 'over', 'under')),
  -- As odds rows have it: above 0 the home team gives goals. NULL in the European market.
  line double precision,
  -- Decimal in the European market, else Hong Kong.
  price double precision NOT NULL,
  company_id integer NOT NULL,
  company_name text NOT NULL,
  title text NOT NULL DEFAULT '',
  analysis text NOT NULL DEFAULT '',
  posted_at timestamptz NOT NULL,
  -- The kick-off when the tip was posted, and the present one.
  kick_off timestamptz NOT NULL,
  locked_at timestamptz NOT NULL,
  -- 10 open, 20 waiting, 30 settled, 40 void.
  state smallint NOT NULL DEFAULT 10 CHECK (state IN (10, 20, 30, 40)),
  -- 10 win, 20 draw, 30 lose.
  result smallint CHECK (result IN (10, 20, 30)),
  half boolean NOT NULL DEFAULT false,
  -- In ten-thousandths of the stake.
  units integer,
  -- The score that decided it.
  home_goals smallint,
  away_goals smallint,
  settled_at timestamptz,
  void_cause text CHECK (void_cause IN ('called-off', 'late', 'desk')),
  void_reason text,
  yes integer NOT NULL DEFAULT 0,
  no integer NOT NULL DEFAULT 0,
  -- NULL until its post is made.
  post_id bigint REFERENCES posts (post_id) ON DELETE SET NULL,
  simulated boolean NOT NULL DEFAULT false,
  CONSTRAINT tips_settled CHECK ((state = 30) = (result IS NOT NULL AND units IS NOT NULL)),
  CONSTRAINT tips_void CHECK ((state = 40) = (void_cause IS NOT NULL))
);
CREATE UNIQUE INDEX tips_slug ON tips (slug);
CREATE UNIQUE INDEX tips_uuid ON tips (author_id, uuid);
CREATE UNIQUE INDEX tips_once ON tips (author_id, fixture_id, market, side);
CREATE INDEX tips_author ON tips (author_id, locked_at DESC, tip_id DESC);
CREATE INDEX tips_fixture ON tips (fixture_id);
CREATE INDEX tips_locked ON tips (locked_at, tip_id);
CREATE INDEX tips_open ON tips (tip_id) WHERE state IN (10, 20);
CREATE INDEX tips_settled_at ON tips (settled_at DESC, tip_id DESC) WHERE settled_at IS NOT NULL;
CREATE INDEX tips_post ON tips (post_id);

CREATE TABLE tip_votes (
  tip_id bigint NOT NULL REFERENCES tips (tip_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  agree boolean NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (tip_id, user_id)
);
CREATE INDEX tip_votes_user ON tip_votes (user_id);

-- Kept with every settlement, so that no page adds up all tips.
CREATE TABLE tipster_records (
  user_id integer PRIMARY KEY REFERENCES users (user_id) ON DELETE CASCADE,
  tips integer NOT NULL DEFAULT 0,
  wins integer NOT NULL DEFAULT 0,
  draws integer NOT NULL DEFAULT 0,
  losses integer NOT NULL DEFAULT 0,
  -- Those of wins and losses that are of half the stake.
  half_wins integer NOT NULL DEFAULT 0,
  half_losses integer NOT NULL DEFAULT 0,
  units integer NOT NULL DEFAULT 0,
  streak integer NOT NULL DEFAULT 0,
  -- The last results, the newest first.
  last jsonb NOT NULL DEFAULT '[]',
  since timestamptz,
  -- Half of a win counts as half a win, half of a loss as half a loss. NULL without either.
  win_rate double precision GENERATED ALWAYS AS (
    (wins - half_wins / 2.0) / nullif(wins + losses - (half_wins + half_losses) / 2.0, 0)
  ) STORED
);
