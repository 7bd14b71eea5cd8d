-- Private conversations of two members. The messages are in a room of their own; `room_reads` has a row for each of the two,
-- which is not one of a followed room.
ALTER TABLE room_reads ADD COLUMN followed boolean NOT NULL DEFAULT true;

CREATE TABLE conversations (
  group_id integer PRIMARY KEY REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  -- The smaller and the greater of the two ids, so that two members have one conversation, no matter which of them opened it.
  low_user integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  high_user integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  opened_by integer NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  CHECK (low_user < high_user),
  CHECK (opened_by IN (low_user, high_user))
);
CREATE UNIQUE INDEX conversations_users ON conversations (low_user, high_user);
CREATE INDEX conversations_high ON conversations (high_user);
CREATE INDEX conversations_opened ON conversations (opened_by, opened_at);

-- Members who may not write to `user_id` in private.
CREATE TABLE user_blocks (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  blocked_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, blocked_id)
);
CREATE INDEX user_blocks_blocked ON user_blocks (blocked_id);
