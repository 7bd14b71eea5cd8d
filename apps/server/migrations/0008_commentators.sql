-- Broadcasts that commentators announce themselves. Rows a feed wrote stay the feed's.
ALTER TABLE hosts ADD COLUMN own boolean NOT NULL DEFAULT false;
ALTER TABLE hosts ADD COLUMN title text NOT NULL DEFAULT '';
ALTER TABLE hosts ADD COLUMN description text NOT NULL DEFAULT '';
ALTER TABLE hosts ADD COLUMN image text;
ALTER TABLE hosts ADD COLUMN starts_at timestamptz;
ALTER TABLE hosts ADD COLUMN ended boolean NOT NULL DEFAULT false;

-- Fans know a room by its number.
CREATE INDEX chat_rooms_number ON chat_rooms (room_number);
