-- What reads all rows of the table that the file before changed.
ALTER TABLE comments VALIDATE CONSTRAINT comments_place;
CREATE INDEX comments_title ON comments (title_id, comment_id) WHERE title_id IS NOT NULL;
