-- When the desk let a file of a title or subtitles go. An undo may bring the title back, so the jobs that delete unused files keep
-- them for some weeks.
ALTER TABLE uploads ADD COLUMN released_at timestamptz;
ALTER TABLE film_subtitles ADD COLUMN released_at timestamptz;
