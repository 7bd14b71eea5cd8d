-- What keeps the feed civil: bookmarks, what readers do not want to see, reports, and what moderators removed.

-- Who could read the earlier text. Without a default, so the table is not rewritten.
ALTER TABLE post_edits ADD COLUMN visibility smallint;

CREATE TABLE post_bookmarks (
  bookmark_id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX post_bookmarks_once ON post_bookmarks (user_id, post_id);
CREATE INDEX post_bookmarks_newest ON post_bookmarks (user_id, bookmark_id);
CREATE INDEX post_bookmarks_post ON post_bookmarks (post_id);

CREATE TABLE hidden_posts (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, post_id)
);
CREATE INDEX hidden_posts_post ON hidden_posts (post_id);

CREATE TABLE muted_authors (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  muted_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, muted_id),
  CHECK (user_id <> muted_id)
);
CREATE INDEX muted_authors_muted ON muted_authors (muted_id);

-- Reports of posts, and of comments where `comment_id` is set.
CREATE TABLE post_reports (
  report_id bigserial PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  comment_id bigint REFERENCES comments (comment_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  resolved boolean NOT NULL DEFAULT false,
  -- The row of the log that dismissed it, which an undo goes by.
  resolved_log bigint
);
CREATE UNIQUE INDEX post_reports_once ON post_reports (post_id, user_id) WHERE comment_id IS NULL;
CREATE UNIQUE INDEX post_reports_comment_once ON post_reports (comment_id, user_id) WHERE comment_id IS NOT NULL;
CREATE INDEX post_reports_post ON post_reports (post_id);
CREATE INDEX post_reports_user ON post_reports (user_id);
CREATE INDEX post_reports_open ON post_reports (created_at) WHERE NOT resolved;

-- Removals that are in force, by the row of the log that made them. An undo deletes its row.
CREATE TABLE post_removals (
  log_id bigint PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  comment_id bigint REFERENCES comments (comment_id) ON DELETE CASCADE,
  author_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX post_removals_post ON post_removals (post_id) WHERE comment_id IS NULL;
CREATE UNIQUE INDEX post_removals_comment ON post_removals (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX post_removals_of_post ON post_removals (post_id);
CREATE INDEX post_removals_author ON post_removals (author_id, log_id);
