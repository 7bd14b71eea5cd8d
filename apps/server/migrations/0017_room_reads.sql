-- Unread messages without counting rows (docs/adr/0033-unread-by-count.md). Sequences are also used by reactions, so each
-- room counts the messages that it ever stored. Deletes do not lower this count.
ALTER TABLE chat_rooms ADD COLUMN messages_ever bigint NOT NULL DEFAULT 0;
UPDATE chat_rooms SET messages_ever = messages WHERE messages > 0;

-- The rooms that a member follows, and how far they have read each: the sequence of the newest message they have seen,
-- and `messages_ever` at that message.
CREATE TABLE room_reads (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  read_sequence bigint NOT NULL,
  read_count bigint NOT NULL,
  followed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, group_id)
);
CREATE INDEX room_reads_group ON room_reads (group_id);
