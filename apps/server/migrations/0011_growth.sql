-- Keeps statements as fast on a database of years as on a new one (docs/adr/0029-growth.md). The index of the search is
-- built here, so this migration takes some minutes on a database with millions of messages.

-- Search in a room: the room's id and the trigrams of the text in one index. Both extensions come with PostgreSQL and
-- the owner of a database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE INDEX chat_messages_search ON chat_messages USING gin (group_id, search_key gin_trgm_ops);

-- The statistics of a commentator count the messages of a span. Messages are stored in order of time.
CREATE INDEX chat_messages_created ON chat_messages USING brin (created_at);

-- Each room has the number of its messages and the place of the newest one.
ALTER TABLE chat_rooms ADD COLUMN messages bigint NOT NULL DEFAULT 0;
ALTER TABLE chat_rooms ADD COLUMN newest_sequence bigint;
ALTER TABLE chat_rooms ADD COLUMN newest_at timestamptz;
ALTER TABLE chat_rooms ADD COLUMN active_minute timestamptz;

UPDATE chat_rooms
   SET messages = said.total, newest_sequence = said.newest, newest_at = last.created_at,
       active_minute = date_trunc('minute', last.created_at)
  FROM (SELECT group_id, count(*) AS total, max(sequence) AS newest FROM chat_messages GROUP BY group_id) AS said
  JOIN chat_messages AS last ON last.group_id = said.group_id AND last.sequence = said.newest
 WHERE chat_rooms.group_id = said.group_id;

-- The id of a fixture's own room is reserved with the fixture, and the room is stored when somebody enters it. Rooms that
-- the feed made and that were never used are removed; they keep their ids.
ALTER TABLE fixtures ADD COLUMN group_id integer NOT NULL DEFAULT nextval('chat_rooms_group_id_seq');
UPDATE fixtures SET group_id = chat_rooms.group_id FROM chat_rooms WHERE chat_rooms.fixture_id = fixtures.fixture_id;
CREATE UNIQUE INDEX fixtures_group ON fixtures (group_id);
DELETE FROM chat_rooms WHERE fixture_id IS NOT NULL AND revision = 0 AND guests_write;

CREATE INDEX chat_rooms_active ON chat_rooms (active_minute DESC NULLS LAST) WHERE NOT private_message;

-- The statement that stores messages counts them. Messages are deleted in several places, so a trigger counts those.
CREATE FUNCTION count_deleted_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_rooms
     SET messages = chat_rooms.messages - gone.total, newest_sequence = last.sequence, newest_at = last.created_at,
         active_minute = date_trunc('minute', last.created_at)
    FROM (SELECT group_id, count(*) AS total FROM deleted GROUP BY group_id) AS gone
    LEFT JOIN LATERAL (
      SELECT sequence, created_at FROM chat_messages WHERE group_id = gone.group_id ORDER BY sequence DESC LIMIT 1
    ) AS last ON true
   WHERE chat_rooms.group_id = gone.group_id;
  RETURN NULL;
END $$;
CREATE TRIGGER chat_messages_count_deleted AFTER DELETE ON chat_messages REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_messages();

-- Commentators are few among all users, and hosts on air are few among all hosts.
CREATE INDEX users_commentators ON users (user_id) WHERE role IN ('commentator', 'moderator', 'staff');
CREATE INDEX hosts_live ON hosts (user_id) WHERE live;

-- Housekeeping finds what expired without reading what did not.
CREATE INDEX sessions_expires ON sessions (expires_at);
CREATE INDEX refresh_tokens_expires ON refresh_tokens (expires_at);
CREATE INDEX one_time_links_expires ON one_time_links (expires_at);
CREATE INDEX sms_codes_expires ON sms_codes (expires_at);
