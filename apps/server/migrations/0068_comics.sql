-- What comics have beside their title.
CREATE TABLE comics (
  title_id integer PRIMARY KEY REFERENCES media_titles (title_id) ON DELETE CASCADE,
  cover_source_id bigint REFERENCES uploads (source_id) ON DELETE SET NULL,
  author text NOT NULL DEFAULT '',
  genres jsonb NOT NULL DEFAULT '[]',
  state text NOT NULL DEFAULT 'ongoing',
  -- Title and author without diacritics.
  search_key text NOT NULL DEFAULT ''
);

CREATE TABLE comic_chapters (
  chapter_id serial PRIMARY KEY,
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  number integer NOT NULL,
  name text NOT NULL DEFAULT '',
  -- From when readers get it; null: a draft.
  published_at timestamptz,
  -- Each reader once.
  reads integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX comic_chapters_number ON comic_chapters (title_id, number);

CREATE TABLE comic_pages (
  source_id bigint PRIMARY KEY REFERENCES uploads (source_id) ON DELETE CASCADE,
  chapter_id integer NOT NULL REFERENCES comic_chapters (chapter_id) ON DELETE CASCADE,
  position integer NOT NULL,
  file_name text NOT NULL,
  alt text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX comic_pages_position ON comic_pages (chapter_id, position);

-- Who was counted as a reader of a chapter, as a hash that differs between chapters.
CREATE TABLE comic_readers (
  chapter_id integer NOT NULL REFERENCES comic_chapters (chapter_id) ON DELETE CASCADE,
  reader text NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (chapter_id, reader)
);
CREATE INDEX comic_readers_time ON comic_readers (read_at);

-- How far members have read.
CREATE TABLE comic_progress (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  chapter_id integer NOT NULL REFERENCES comic_chapters (chapter_id) ON DELETE CASCADE,
  page integer NOT NULL,
  is_read boolean NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, chapter_id)
);
CREATE INDEX comic_progress_chapter ON comic_progress (chapter_id);

CREATE TABLE comic_follows (
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  followed_at timestamptz NOT NULL,
  PRIMARY KEY (title_id, user_id)
);
CREATE INDEX comic_follows_user ON comic_follows (user_id);

-- Chapters of which followers are notified, noted in the transaction that publishes them.
CREATE TABLE comic_announcements (
  chapter_id integer PRIMARY KEY REFERENCES comic_chapters (chapter_id) ON DELETE CASCADE,
  -- Not before this time; null: all are notified.
  due_at timestamptz,
  -- Followers up to this id are notified.
  after_user integer NOT NULL DEFAULT 0,
  -- Failures since the last success.
  failures smallint NOT NULL DEFAULT 0
);
CREATE INDEX comic_announcements_due ON comic_announcements (due_at) WHERE due_at IS NOT NULL;
