-- Members whose name stands in a message, for the readers of the message and for the notices to those members.
CREATE TABLE chat_mentions (
  group_message_id bigint NOT NULL REFERENCES chat_messages (group_message_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  -- The member has opened the room since.
  seen boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_message_id, user_id)
);
CREATE INDEX chat_mentions_user ON chat_mentions (user_id, created_at);
CREATE INDEX chat_mentions_group ON chat_mentions (group_id);
CREATE INDEX chat_mentions_unseen ON chat_mentions (user_id, group_id) WHERE NOT seen;
