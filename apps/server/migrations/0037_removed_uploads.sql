-- Each hour a job looks for uploads with files to delete; it finds them without reading those of all posts.
CREATE INDEX uploads_removed ON uploads (source_id) WHERE state = 'removed';
