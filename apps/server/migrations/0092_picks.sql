-- What members stake play points on. The points themselves move in the ledger.
CREATE TABLE picks (
  pick_id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  uuid text NOT NULL,
  -- Not a reference: a match that a feed withdraws leaves the pick.
  fixture_id text NOT NULL,
  home_name text NOT NULL,
  away_name text NOT NULL,
  -- Handicap, goals and 1X2 of the full match.
  market smallint NOT NULL CHECK (market IN (10, 20, 30)),
  side text NOT NULL CHECK (side IN ('home', 'away', 'draw', 'over', 'under')),
  line double precision,
  price double precision NOT NULL,
  company_id integer NOT NULL,
  company_name text NOT NULL,
  stake integer NOT NULL CHECK (stake > 0),
  placed_at timestamptz NOT NULL,
  day date NOT NULL,
  kick_off timestamptz NOT NULL,
  locked_at timestamptz NOT NULL,
  -- Open, waiting, settled, void: as those of tips.
  state smallint NOT NULL DEFAULT 10 CHECK (state IN (10, 20, 30, 40)),
  result smallint CHECK (result IN (10, 20, 30)),
  half boolean NOT NULL DEFAULT false,
  units integer,
  home_goals smallint,
  away_goals smallint,
  settled_at timestamptz,
  void_cause text CHECK (void_cause IN ('called-off', 'late', 'started')),
  returned integer CHECK (returned >= 0),
  settlements smallint NOT NULL DEFAULT 0,
  simulated boolean NOT NULL DEFAULT false
);
-- A repeated request makes no second pick.
CREATE UNIQUE INDEX picks_uuid ON picks (user_id, uuid);
CREATE INDEX picks_user ON picks (user_id, pick_id DESC);
CREATE INDEX picks_fixture ON picks (fixture_id);
CREATE INDEX picks_open ON picks (pick_id) WHERE state IN (10, 20);
CREATE INDEX picks_settled_at ON picks (settled_at) WHERE settled_at IS NOT NULL;
