-- What the texts of posts and comments name, and what the card of a post is about.

-- The name is as it is behind the `@` in the text, so that a member who takes another name is still the one meant.
-- `notified`: the member has a notification of it, or needs none.
CREATE TABLE post_mentions (
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  name text NOT NULL,
  notified boolean NOT NULL DEFAULT false,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_mentions_user ON post_mentions (user_id);

CREATE TABLE comment_mentions (
  comment_id bigint NOT NULL REFERENCES comments (comment_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  name text NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_mentions_user ON comment_mentions (user_id);

-- The key is the hashtag in lower case: two hashtags that differ in a mark are different words.
CREATE TABLE post_hashtags (
  hashtag_key text NOT NULL,
  post_id bigint NOT NULL REFERENCES posts (post_id) ON DELETE CASCADE,
  hashtag text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (hashtag_key, post_id)
);
CREATE INDEX post_hashtags_post ON post_hashtags (post_id);
CREATE INDEX post_hashtags_time ON post_hashtags (created_at);

-- The type is one of the post types 40, 50, 60, 70 and 80, and says what the id names: 50 a match.
CREATE TABLE post_subjects (
  post_id bigint PRIMARY KEY REFERENCES posts (post_id) ON DELETE CASCADE,
  type smallint NOT NULL,
  subject_id text NOT NULL,
  host_id integer REFERENCES users (user_id) ON DELETE SET NULL
);
CREATE INDEX post_subjects_host ON post_subjects (host_id) WHERE host_id IS NOT NULL;
