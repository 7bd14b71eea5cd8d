-- Links that undo a change of e-mail address, sent to the old address.

CREATE TABLE email_undos (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  email_address text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_undos_user ON email_undos (user_id);
CREATE INDEX email_undos_expiry ON email_undos (expires_at);
