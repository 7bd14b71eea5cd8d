-- Comments on titles of the site's own media, counted in parts as those of posts and articles are.
CREATE TABLE title_comment_counts (
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  part smallint NOT NULL,
  comments integer NOT NULL DEFAULT 0,
  PRIMARY KEY (title_id, part)
);

-- A comment is on a post, an article or a title. Not validated here, so no row is read under the lock: the next file does what
-- reads all rows.
ALTER TABLE comments
  ADD COLUMN title_id integer REFERENCES media_titles (title_id) ON DELETE CASCADE,
  DROP CONSTRAINT comments_place,
  ADD CONSTRAINT comments_place CHECK (num_nonnulls(post_id, article_id, title_id) = 1) NOT VALID;

ALTER TABLE notifications ADD COLUMN title_id integer REFERENCES media_titles (title_id) ON DELETE CASCADE;
CREATE INDEX notifications_title ON notifications (title_id) WHERE title_id IS NOT NULL;
