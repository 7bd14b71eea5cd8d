-- Members: sessions on several devices, names nobody else's may look like, one-time links, codes by SMS, experience.

ALTER TABLE users ADD COLUMN email_verified_at timestamptz;
ALTER TABLE users ADD COLUMN phone_verified_at timestamptz;
ALTER TABLE users ADD COLUMN exp integer NOT NULL DEFAULT 0;
CREATE INDEX users_email ON users (lower(email_address));
CREATE UNIQUE INDEX users_verified_email ON users (lower(email_address)) WHERE email_verified_at IS NOT NULL;

CREATE TABLE sessions (
  session_id text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  device text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

INSERT INTO sessions (session_id, user_id, created_at, last_used_at, expires_at)
  SELECT family_id, min(user_id), min(created_at), max(created_at), max(expires_at) FROM refresh_tokens GROUP BY family_id;
ALTER TABLE refresh_tokens
  ADD CONSTRAINT refresh_tokens_session FOREIGN KEY (family_id) REFERENCES sessions (session_id) ON DELETE CASCADE;

-- What a username looks like when letters that look alike are one. The server computes it; usernames so far are plain ASCII.
CREATE TABLE taken_names (
  skeleton text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE
);
CREATE INDEX taken_names_user ON taken_names (user_id);
INSERT INTO taken_names (skeleton, user_id)
  SELECT translate(lower(username), '01i._', 'oll'), user_id FROM users
   WHERE NOT guest AND NOT simulated AND username ~ '^[A-Za-z0-9._]+$' ORDER BY user_id
  ON CONFLICT DO NOTHING;

CREATE TABLE one_time_links (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  email_address text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX one_time_links_user ON one_time_links (user_id, purpose);

CREATE TABLE sms_codes (
  user_id integer PRIMARY KEY REFERENCES users (user_id) ON DELETE CASCADE,
  phone_number text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
