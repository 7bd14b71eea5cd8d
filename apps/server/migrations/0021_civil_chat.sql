-- What keeps the chat civil (docs/adr/0036-civil-chat.md): messages taken back, bans, rules of rooms, messages that wait for a
-- moderator, reports, polls, and the log of moderation.

-- Who took a message back, and the row of the log that did. Without defaults, so the table is not rewritten.
ALTER TABLE chat_messages ADD COLUMN recalled text;
ALTER TABLE chat_messages ADD COLUMN recall_log bigint;

CREATE TABLE room_rules (
  group_id integer PRIMARY KEY REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  slow_seconds integer NOT NULL DEFAULT 0 CHECK (slow_seconds >= 0),
  followers_only boolean NOT NULL DEFAULT false,
  emoji_only boolean NOT NULL DEFAULT false,
  newcomers_closed boolean NOT NULL DEFAULT false,
  review_held boolean NOT NULL DEFAULT false,
  closed boolean NOT NULL DEFAULT false,
  rules text NOT NULL DEFAULT '',
  pinned_message_id bigint REFERENCES chat_messages (group_message_id) ON DELETE SET NULL
);
CREATE INDEX room_rules_pinned ON room_rules (pinned_message_id) WHERE pinned_message_id IS NOT NULL;

-- Slow mode: when a user may write the next message in a room. Written only while the room has slow mode.
CREATE TABLE room_paces (
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  next_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX room_paces_user ON room_paces (user_id);

-- `group_id` null: all rooms; `until` null: without an end. `made_log` and `lift_log` are the rows of the log that made and lifted it.
CREATE TABLE chat_bans (
  ban_id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  group_id integer REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  address boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  created_by integer NOT NULL,
  until timestamptz,
  made_log bigint NOT NULL,
  lift_log bigint,
  request text,
  requested_at timestamptz,
  answered_at timestamptz
);
CREATE INDEX chat_bans_user ON chat_bans (user_id);
CREATE INDEX chat_bans_group ON chat_bans (group_id);
CREATE INDEX chat_bans_open ON chat_bans (created_at) WHERE lift_log IS NULL;
CREATE INDEX chat_bans_requests ON chat_bans (requested_at) WHERE requested_at IS NOT NULL AND answered_at IS NULL;

-- Keyed hashes of the addresses that a ban holds for, until it ends.
CREATE TABLE chat_ban_addresses (
  ban_id integer NOT NULL REFERENCES chat_bans (ban_id) ON DELETE CASCADE,
  address_key text NOT NULL,
  PRIMARY KEY (ban_id, address_key)
);
CREATE INDEX chat_ban_addresses_key ON chat_ban_addresses (address_key);

CREATE TABLE held_messages (
  held_id serial PRIMARY KEY,
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  uuid text NOT NULL,
  original_message text NOT NULL,
  filtered_message text NOT NULL,
  -- The message as it would be stored.
  message jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- 'approved' or 'refused'; null while it waits.
  decision text
);
CREATE UNIQUE INDEX held_messages_uuid ON held_messages (user_id, uuid);
CREATE INDEX held_messages_group ON held_messages (group_id);
CREATE INDEX held_messages_waiting ON held_messages (group_id, created_at) WHERE decision IS NULL;

CREATE TABLE message_reports (
  group_message_id bigint NOT NULL REFERENCES chat_messages (group_message_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  resolved boolean NOT NULL DEFAULT false,
  PRIMARY KEY (group_message_id, user_id)
);
CREATE INDEX message_reports_user ON message_reports (user_id);
CREATE INDEX message_reports_open ON message_reports (created_at) WHERE NOT resolved;

CREATE TABLE polls (
  poll_id serial PRIMARY KEY,
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  author_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  question text NOT NULL,
  options jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX polls_group ON polls (group_id, ends_at);
CREATE INDEX polls_author ON polls (author_id);

CREATE TABLE poll_votes (
  poll_id integer NOT NULL REFERENCES polls (poll_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  choice integer NOT NULL,
  PRIMARY KEY (poll_id, user_id)
);
CREATE INDEX poll_votes_user ON poll_votes (user_id);

-- No foreign keys: a row outlives the users and the room that it names.
CREATE TABLE moderation_log (
  log_id bigserial PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  -- Null when the server acted on its own.
  actor_id integer,
  user_id integer,
  group_id integer,
  group_message_id bigint,
  ban_id integer,
  reason text,
  note text NOT NULL DEFAULT '',
  seconds integer,
  -- What an undo needs, such as the settings before.
  details jsonb,
  undoes bigint
);
CREATE INDEX moderation_log_group ON moderation_log (group_id, log_id);
-- A row is undone once.
CREATE UNIQUE INDEX moderation_log_undoes ON moderation_log (undoes) WHERE undoes IS NOT NULL;

CREATE FUNCTION refuse_moderation_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'moderation_log is append-only: undo a row with another one' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER moderation_log_append_only BEFORE UPDATE OR DELETE ON moderation_log
  FOR EACH ROW EXECUTE FUNCTION refuse_moderation_log_change();
CREATE TRIGGER moderation_log_no_truncate BEFORE TRUNCATE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_moderation_log_change();
