-- Marble races that the server runs from a seed, and what members stake play points on. The points move in the ledger.
CREATE TABLE race_tracks (
  track_id smallint PRIMARY KEY,
  name text NOT NULL,
  -- Its chat room, made with its first race.
  group_id integer REFERENCES chat_rooms (group_id)
);
INSERT INTO race_tracks (track_id, name) VALUES (1, 'Đường Hồ Nước');

CREATE TABLE races (
  race_id serial PRIMARY KEY,
  track_id smallint NOT NULL REFERENCES race_tracks (track_id),
  picks_open_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  laps smallint NOT NULL,
  -- Number, name and colour of each.
  marbles jsonb NOT NULL,
  multiple smallint NOT NULL CHECK (multiple > 1),
  -- A process has run at least a part of it.
  ran_at timestamptz,
  decided_at timestamptz,
  -- Numbers of the marbles as they finished. A race that was decided without them is void.
  finish_order jsonb,
  CHECK (picks_open_at < starts_at),
  CHECK (finish_order IS NULL OR decided_at IS NOT NULL)
);
CREATE UNIQUE INDEX races_start ON races (track_id, starts_at);
CREATE INDEX races_undecided ON races (starts_at) WHERE decided_at IS NULL;

-- Apart, so that no query for readers has the seed of a race that is to come by mistake.
CREATE TABLE race_seeds (
  race_id integer PRIMARY KEY REFERENCES races (race_id) ON DELETE CASCADE,
  seed text NOT NULL,
  seed_hash text NOT NULL
);

CREATE TABLE race_picks (
  pick_id bigserial PRIMARY KEY,
  race_id integer NOT NULL REFERENCES races (race_id),
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  uuid text NOT NULL,
  marble_id smallint NOT NULL,
  stake integer NOT NULL CHECK (stake > 0),
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- Points that came back.
  returned integer CHECK (returned >= 0),
  CHECK ((settled_at IS NULL) = (returned IS NULL))
);
-- A repeated request makes no second pick.
CREATE UNIQUE INDEX race_picks_uuid ON race_picks (user_id, uuid);
CREATE INDEX race_picks_user ON race_picks (user_id, pick_id DESC);
CREATE INDEX race_picks_race ON race_picks (race_id, marble_id);
CREATE INDEX race_picks_open ON race_picks (pick_id) WHERE settled_at IS NULL;
