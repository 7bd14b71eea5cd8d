-- Every uploaded file that a title shows, whatever its kind: withheld with it, and kept from the job that deletes unused files.
CREATE TABLE media_files (
  source_id bigint PRIMARY KEY REFERENCES uploads (source_id) ON DELETE CASCADE,
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE
);
CREATE INDEX media_files_title ON media_files (title_id);
INSERT INTO media_files (source_id, title_id) SELECT source_id, title_id FROM media_videos;
