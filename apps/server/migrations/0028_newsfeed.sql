-- Posts of the feed, reactions to them, and comments.
CREATE TABLE posts (
  post_id bigserial PRIMARY KEY,
  author_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  uuid text NOT NULL,
  type smallint NOT NULL,
  visibility smallint NOT NULL CHECK (visibility IN (1, 2, 3)),
  -- As readers see it, and as it was written: the word filter masks words.
  content text NOT NULL,
  original text NOT NULL,
  shares boolean NOT NULL DEFAULT false,
  -- Null when the post shares none, or when its original was removed with its author.
  shared_id bigint REFERENCES posts (post_id) ON DELETE SET NULL,
  -- The author was a commentator at that time.
  commentator boolean NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by integer REFERENCES users (user_id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX posts_uuid ON posts (author_id, uuid);
CREATE INDEX posts_public ON posts (post_id) WHERE visibility = 1;
CREATE INDEX posts_of_commentators ON posts (post_id) WHERE visibility = 1 AND commentator;
CREATE INDEX posts_of_fans ON posts (post_id) WHERE visibility = 1 AND NOT commentator;
CREATE INDEX posts_events ON posts (post_id) WHERE visibility = 1 AND type IN (60, 80);
CREATE INDEX posts_tips ON posts (post_id) WHERE visibility = 1 AND type = 40;
CREATE INDEX posts_author ON posts (author_id, post_id);
CREATE INDEX posts_shares ON posts (shared_id, post_id) WHERE shared_id IS NOT NULL;
CREATE INDEX posts_deleted_by ON posts (deleted_by) WHERE deleted_by IS NOT NULL;

-- What a post was before each edit, for moderators.
CREATE TABLE post_edits (
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  edited_at timestamptz NOT NULL,
  original text NOT NULL,
  PRIMARY KEY (post_id, edited_at)
);

CREATE TABLE post_reactions (
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  reaction text NOT NULL,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_reactions_user ON post_reactions (user_id, post_id);

-- Counts of a post in parts: a user's reactions, comments and shares are counted in the part of their id, so those who act on
-- a hot post at once rarely wait for one another.
CREATE TABLE post_counts (
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  part smallint NOT NULL,
  reactions jsonb NOT NULL DEFAULT '{}',
  comments integer NOT NULL DEFAULT 0,
  shares integer NOT NULL DEFAULT 0,
  PRIMARY KEY (post_id, part)
);

CREATE TABLE comments (
  comment_id bigserial PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  parent_id bigint REFERENCES comments (comment_id) ON DELETE CASCADE,
  author_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  uuid text NOT NULL,
  content text NOT NULL,
  original text NOT NULL,
  replies integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by integer REFERENCES users (user_id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX comments_uuid ON comments (author_id, uuid);
CREATE INDEX comments_first_level ON comments (post_id, comment_id) WHERE parent_id IS NULL;
CREATE INDEX comments_replies ON comments (parent_id, comment_id) WHERE parent_id IS NOT NULL;
CREATE INDEX comments_post ON comments (post_id);
CREATE INDEX comments_deleted_by ON comments (deleted_by) WHERE deleted_by IS NOT NULL;
