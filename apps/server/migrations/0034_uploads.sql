-- Pictures and videos of posts: what a member uploads, and which post uses it.
CREATE TABLE uploads (
  source_id bigserial PRIMARY KEY,
  -- Random; names the upload for its sender, and the folder of its files in the storage.
  upload_id text NOT NULL,
  -- Random; names the files in public addresses. It changes when the post becomes private.
  public_name text NOT NULL,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- As announced, in bytes.
  size integer NOT NULL,
  state text NOT NULL,
  -- Why it was refused: a key of the server's messages, and its values.
  reason jsonb,
  -- Names of its files in the storage; the first one is the picture or the video itself.
  files jsonb NOT NULL DEFAULT '[]',
  width integer NOT NULL DEFAULT 0,
  height integer NOT NULL DEFAULT 0,
  seconds integer,
  -- Times that the preparation of a video was started.
  attempts smallint NOT NULL DEFAULT 0,
  post_id bigint REFERENCES posts (post_id) ON DELETE SET NULL,
  position smallint NOT NULL DEFAULT 0,
  alt text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  received_at timestamptz,
  -- The process that writes to the upload, and until when; by the time of the database.
  lock_holder text,
  locked_until timestamptz
);
CREATE UNIQUE INDEX uploads_id ON uploads (upload_id);
CREATE UNIQUE INDEX uploads_public_name ON uploads (public_name);
CREATE INDEX uploads_user ON uploads (user_id, created_at);
CREATE INDEX uploads_post ON uploads (post_id, position) WHERE post_id IS NOT NULL;
CREATE INDEX uploads_unused ON uploads (created_at) WHERE post_id IS NULL;
CREATE INDEX uploads_waiting ON uploads (source_id) WHERE state IN ('checking', 'processing');
