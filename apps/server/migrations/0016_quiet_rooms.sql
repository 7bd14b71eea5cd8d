-- The list of rooms reads rooms without messages in the order of their ids, and not all of them to sort them.
DROP INDEX chat_rooms_active;
CREATE INDEX chat_rooms_active ON chat_rooms (
  active_minute DESC NULLS LAST,
  (CASE WHEN active_minute IS NULL THEN group_id END)
) WHERE NOT private_message;
