-- Articles that members saved for later.
CREATE TABLE article_bookmarks (
  bookmark_id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX article_bookmarks_once ON article_bookmarks (user_id, article_id);
CREATE INDEX article_bookmarks_newest ON article_bookmarks (user_id, bookmark_id);
CREATE INDEX article_bookmarks_article ON article_bookmarks (article_id);
