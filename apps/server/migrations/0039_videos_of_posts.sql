-- The sitemap of videos reads the newest.
CREATE INDEX uploads_videos ON uploads (post_id) WHERE kind = 'video' AND state = 'ready' AND post_id IS NOT NULL;
