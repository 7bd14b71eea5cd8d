-- Reels: how often they are watched and liked, and whether a video has sound.
ALTER TABLE uploads ADD COLUMN has_sound boolean;

CREATE TABLE media_likes (
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  PRIMARY KEY (title_id, user_id)
);
CREATE INDEX media_likes_user ON media_likes (user_id);

-- Readers who are counted already. A viewer is a keyed hash of the reader's id.
CREATE TABLE media_viewers (
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  viewer text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (title_id, viewer)
);
CREATE INDEX media_viewers_seen ON media_viewers (seen_at);

-- In parts, as post_counts has them.
CREATE TABLE media_counts (
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  part smallint NOT NULL,
  views integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  PRIMARY KEY (title_id, part)
);
