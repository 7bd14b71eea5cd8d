-- Presence: whether a member lets others see it, and when he was here last.

ALTER TABLE users ADD COLUMN hide_status boolean NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN last_seen_at timestamptz;
