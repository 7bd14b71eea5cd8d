-- Titles of the site's own media: highlights today; reels, films and comics have the same ground.
CREATE TABLE media_titles (
  title_id serial PRIMARY KEY,
  kind text NOT NULL,
  slug text NOT NULL,
  status text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  -- Not a reference: a match that a feed withdraws leaves the title.
  fixture_id text,
  published_at timestamptz,
  -- Why it was taken down; null unless it is.
  withdraw_reason text,
  simulated boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX media_titles_slug ON media_titles (kind, slug);
CREATE INDEX media_titles_published ON media_titles (kind, published_at, title_id) WHERE status = 'published';
CREATE INDEX media_titles_fixture ON media_titles (fixture_id) WHERE fixture_id IS NOT NULL;

-- Why the site may show a title. Readers get it only while its licence is valid.
CREATE TABLE media_licences (
  title_id integer PRIMARY KEY REFERENCES media_titles (title_id) ON DELETE CASCADE,
  holder text NOT NULL,
  kind text NOT NULL,
  source text NOT NULL,
  territory text NOT NULL,
  document text NOT NULL,
  valid_from timestamptz NOT NULL,
  -- Null: without end.
  valid_until timestamptz
);

-- The videos of titles. The upload stays when its sender's account goes.
CREATE TABLE media_videos (
  video_id serial PRIMARY KEY,
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  source_id bigint NOT NULL REFERENCES uploads (source_id) ON DELETE CASCADE,
  chapters jsonb NOT NULL DEFAULT '[]'
);
CREATE UNIQUE INDEX media_videos_source ON media_videos (source_id);
CREATE INDEX media_videos_title ON media_videos (title_id);

-- How far members have watched.
CREATE TABLE media_progress (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  video_id integer NOT NULL REFERENCES media_videos (video_id) ON DELETE CASCADE,
  second integer NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, video_id)
);
CREATE INDEX media_progress_video ON media_progress (video_id);
