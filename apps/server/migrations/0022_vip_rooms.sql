-- VIP rooms: the member who answers requests to join, and what the room offers, one line each.
ALTER TABLE chat_rooms ADD COLUMN vip_host_id integer REFERENCES users (user_id);
ALTER TABLE chat_rooms ADD COLUMN vip_about text;
CREATE INDEX chat_rooms_vip_host ON chat_rooms (vip_host_id) WHERE vip_host_id IS NOT NULL;

-- Members of VIP rooms and of chats with the staff, and requests to join. A withdrawn request has no row.
CREATE TABLE vip_members (
  group_id integer NOT NULL REFERENCES chat_rooms (group_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'refused')),
  requested_at timestamptz NOT NULL,
  answered_at timestamptz,
  answered_by integer REFERENCES users (user_id),
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX vip_members_user ON vip_members (user_id);
CREATE INDEX vip_members_status ON vip_members (group_id, status, requested_at);
CREATE INDEX vip_members_answered ON vip_members (answered_by);

-- The member wants no sound and no highlighted count for this room.
ALTER TABLE room_reads ADD COLUMN muted boolean NOT NULL DEFAULT false;
