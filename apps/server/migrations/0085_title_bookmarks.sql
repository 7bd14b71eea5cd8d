-- Highlights, reels, films and comics that members saved for later.
CREATE TABLE title_bookmarks (
  bookmark_id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX title_bookmarks_once ON title_bookmarks (user_id, title_id);
CREATE INDEX title_bookmarks_newest ON title_bookmarks (user_id, bookmark_id);
CREATE INDEX title_bookmarks_title ON title_bookmarks (title_id);
