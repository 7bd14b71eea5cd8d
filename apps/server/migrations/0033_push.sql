-- Notices that reach a browser with no page open (web push), and what members who booked a match have heard of it.

-- The key pair that the site signs its pushes with. A browser's subscription belongs to the public key, so the pair stays.
CREATE TABLE push_keys (
  key_id smallint PRIMARY KEY DEFAULT 1 CHECK (key_id = 1),
  public_key text NOT NULL,
  private_key text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A session registers one browser; the end of the session ends its pushes.
CREATE TABLE push_devices (
  device_id serial PRIMARY KEY,
  session_id text NOT NULL REFERENCES sessions (session_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX push_devices_session ON push_devices (session_id);
CREATE UNIQUE INDEX push_devices_endpoint ON push_devices (endpoint);
CREATE INDEX push_devices_user ON push_devices (user_id);

-- Pushes to be sent. A later one of the same topic takes the place of one that still waits.
CREATE TABLE push_deliveries (
  delivery_id bigserial PRIMARY KEY,
  device_id integer NOT NULL REFERENCES push_devices (device_id) ON DELETE CASCADE,
  topic text NOT NULL,
  message jsonb NOT NULL,
  urgent boolean NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX push_deliveries_topic ON push_deliveries (device_id, topic);
CREATE INDEX push_deliveries_due ON push_deliveries (due_at);

-- What a member was notified of about a match they booked, each once. `about` tells notices of one kind apart: the kick-off that
-- was announced, or the goal.
CREATE TABLE booking_notices (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind text NOT NULL,
  about text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (fixture_id, user_id, kind, about)
);
CREATE INDEX booking_notices_user ON booking_notices (user_id);
CREATE INDEX match_lines_at ON match_lines (at);
