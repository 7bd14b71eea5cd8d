-- Comments on articles, and reactions to articles.
CREATE TABLE article_reactions (
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  reaction text NOT NULL,
  PRIMARY KEY (article_id, user_id)
);
CREATE INDEX article_reactions_user ON article_reactions (user_id, article_id);

-- Counts of an article in parts, as `post_counts` has them.
CREATE TABLE article_counts (
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE,
  part smallint NOT NULL,
  reactions jsonb NOT NULL DEFAULT '{}',
  comments integer NOT NULL DEFAULT 0,
  PRIMARY KEY (article_id, part)
);

-- A comment is on a post or on an article. Without a default and not validated here, so no row is read or written under the
-- lock: the next file does what reads all rows.
ALTER TABLE comments
  ALTER COLUMN post_id DROP NOT NULL,
  ADD COLUMN article_id bigint REFERENCES articles (article_id) ON DELETE CASCADE,
  ADD CONSTRAINT comments_place CHECK ((post_id IS NULL) <> (article_id IS NULL)) NOT VALID;

-- Of a comment on an article, reports and removals name the comment alone.
ALTER TABLE post_reports
  ALTER COLUMN post_id DROP NOT NULL,
  ADD CONSTRAINT post_reports_subject CHECK (post_id IS NOT NULL OR comment_id IS NOT NULL) NOT VALID;
ALTER TABLE post_removals
  ALTER COLUMN post_id DROP NOT NULL,
  ADD CONSTRAINT post_removals_subject CHECK (post_id IS NOT NULL OR comment_id IS NOT NULL) NOT VALID;

-- A reaction that was taken back is no longer told of.
ALTER TABLE notification_actors ADD COLUMN withdrawn_at timestamptz;

ALTER TABLE notifications ADD COLUMN article_id bigint REFERENCES articles (article_id) ON DELETE CASCADE;
CREATE INDEX notifications_article ON notifications (article_id) WHERE article_id IS NOT NULL;
