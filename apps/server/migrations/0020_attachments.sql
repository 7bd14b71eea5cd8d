-- Stickers and attachments of chat messages. `attachments` of a message already exists; this table says whose the files are, so
-- that unused ones can be deleted and a member sends only their own.
ALTER TABLE chat_messages ADD COLUMN sticker_id integer;

CREATE TABLE chat_attachments (
  attachment_id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  -- Address of the file on this site.
  src text NOT NULL,
  -- The uuid of the message that uses the file; null before it is sent.
  uuid text,
  -- Null before the message is stored, and after it was deleted.
  group_message_id bigint REFERENCES chat_messages (group_message_id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chat_attachments_user ON chat_attachments (user_id, created_at);
CREATE INDEX chat_attachments_message ON chat_attachments (group_message_id);
CREATE INDEX chat_attachments_unused ON chat_attachments (created_at) WHERE group_message_id IS NULL;
