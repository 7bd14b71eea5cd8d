-- What reads all rows of the tables that the file before changed.
ALTER TABLE comments VALIDATE CONSTRAINT comments_place;
ALTER TABLE post_reports VALIDATE CONSTRAINT post_reports_subject;
ALTER TABLE post_removals VALIDATE CONSTRAINT post_removals_subject;
CREATE INDEX comments_article ON comments (article_id, comment_id) WHERE article_id IS NOT NULL;
