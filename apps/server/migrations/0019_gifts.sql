-- Gifts of members in chat rooms, paid from the ledger of points.
CREATE TABLE chat_gifts (
  sent_gift_id bigserial PRIMARY KEY,
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id),
  uuid text NOT NULL,
  gift_id integer NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  points integer NOT NULL CHECK (points > 0),
  -- How many of this gift the member has sent without a pause, this sending included.
  combo integer NOT NULL,
  -- The commentator of the room at that time; null when the room itself got the gift.
  to_user_id integer REFERENCES users (user_id) ON DELETE SET NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX chat_gifts_uuid ON chat_gifts (user_id, uuid);
-- The sender's last gift of this kind in the room, for combos.
CREATE INDEX chat_gifts_combo ON chat_gifts (group_id, user_id, gift_id, created_at);
CREATE INDEX chat_gifts_receiver ON chat_gifts (to_user_id) WHERE to_user_id IS NOT NULL;

-- Points of each member in each room, summed by day, week and month of Vietnam. The lists of the top members and one's own
-- rank are reads of the two indexes, no matter how many gifts a room has had.
CREATE TABLE room_tops (
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- First day of the period.
  since date NOT NULL,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  -- Points that the member's gifts cost.
  gifts bigint NOT NULL DEFAULT 0,
  -- Minutes for which they watched a match here.
  minutes bigint NOT NULL DEFAULT 0,
  fans bigint NOT NULL GENERATED ALWAYS AS (gifts + minutes) STORED,
  PRIMARY KEY (group_id, period, since, user_id)
);
CREATE INDEX room_tops_gifts ON room_tops (group_id, period, since, gifts DESC, user_id) WHERE gifts > 0;
CREATE INDEX room_tops_fans ON room_tops (group_id, period, since, fans DESC, user_id);
CREATE INDEX room_tops_user ON room_tops (user_id);
CREATE INDEX room_tops_since ON room_tops USING brin (since);
