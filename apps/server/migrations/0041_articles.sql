-- News: categories, articles with their versions, and how often they are read.
CREATE TABLE article_categories (
  category_id serial PRIMARY KEY,
  parent_id integer REFERENCES article_categories (category_id),
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX article_categories_slug ON article_categories (slug);
CREATE INDEX article_categories_parent ON article_categories (parent_id) WHERE parent_id IS NOT NULL;

INSERT INTO article_categories (slug, name, description, position) VALUES
  ('bong-da-viet-nam', 'Bóng đá Việt Nam', 'V.League, hạng Nhất, cúp Quốc gia và các đội tuyển.', 10),
  ('bong-da-quoc-te', 'Bóng đá quốc tế', 'Các giải lớn ở châu Âu, châu Á và các đội tuyển quốc gia.', 20),
  ('nhan-dinh', 'Nhận định', 'Trước giờ bóng lăn: phong độ, lực lượng và lối chơi.', 30),
  ('sau-tran', 'Sau trận', 'Diễn biến, con số và khoảnh khắc của trận đấu vừa xong.', 40),
  ('ben-le', 'Bên lề', 'Chuyện khán đài, người hâm mộ và những điều quanh sân cỏ.', 50),
  ('tin-khan-dai', 'Tin Khán Đài', 'Tính năng mới và hoạt động của Khán Đài.', 60);

CREATE TABLE articles (
  article_id bigserial PRIMARY KEY,
  slug text NOT NULL,
  -- 10 draft, 20 scheduled, 30 published, 40 unpublished.
  status smallint NOT NULL CHECK (status IN (10, 20, 30, 40)),
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  -- A ProseMirror document of the nodes of the contract.
  content jsonb NOT NULL,
  cover jsonb,
  category_id integer NOT NULL REFERENCES article_categories (category_id),
  hashtags jsonb NOT NULL DEFAULT '[]',
  -- Not a reference: a match that a feed withdraws leaves the article.
  fixture_id text,
  seo_title text,
  seo_description text,
  -- The title without marks, in lower case.
  search_key text NOT NULL,
  read_minutes smallint NOT NULL DEFAULT 1,
  author_id integer REFERENCES users (user_id) ON DELETE SET NULL,
  -- What is edited beside the text that readers see.
  draft jsonb,
  version integer NOT NULL DEFAULT 1,
  -- Place among the editors' picks.
  pinned smallint,
  publish_at timestamptz,
  published_at timestamptz,
  -- The last change that readers see.
  edited_at timestamptz,
  created_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  -- In the bin.
  deleted_at timestamptz,
  simulated boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX articles_slug ON articles (slug);
CREATE INDEX articles_shown ON articles (published_at DESC, article_id DESC) WHERE status = 30 AND deleted_at IS NULL;
CREATE INDEX articles_category ON articles (category_id, published_at DESC, article_id DESC) WHERE status = 30 AND deleted_at IS NULL;
CREATE INDEX articles_of_category ON articles (category_id);
CREATE INDEX articles_pinned ON articles (pinned) WHERE pinned IS NOT NULL;
CREATE INDEX articles_due ON articles (publish_at) WHERE status = 20;
CREATE INDEX articles_saved ON articles (saved_at DESC, article_id DESC);
CREATE INDEX articles_author ON articles (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX articles_fixture ON articles (fixture_id) WHERE fixture_id IS NOT NULL;

-- Every address that an article has or had.
CREATE TABLE article_slugs (
  slug text PRIMARY KEY,
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE
);
CREATE INDEX article_slugs_article ON article_slugs (article_id);

-- Only of articles that readers see. The key is the hashtag in lower case.
CREATE TABLE article_hashtags (
  hashtag_key text NOT NULL,
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE,
  hashtag text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (hashtag_key, article_id)
);
CREATE INDEX article_hashtags_article ON article_hashtags (article_id);
CREATE INDEX article_hashtags_time ON article_hashtags (hashtag_key, published_at DESC, article_id DESC);

CREATE TABLE article_versions (
  version_id bigserial PRIMARY KEY,
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE,
  text jsonb NOT NULL,
  published boolean NOT NULL DEFAULT false,
  saved_by integer REFERENCES users (user_id) ON DELETE SET NULL,
  saved_at timestamptz NOT NULL
);
CREATE INDEX article_versions_article ON article_versions (article_id, version_id DESC);
CREATE INDEX article_versions_editor ON article_versions (saved_by) WHERE saved_by IS NOT NULL;

-- Uploads that articles use. They stay when their sender's account goes.
CREATE TABLE article_files (
  source_id bigint PRIMARY KEY REFERENCES uploads (source_id) ON DELETE CASCADE,
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE
);
CREATE INDEX article_files_article ON article_files (article_id);

-- Who read an article on a day of Vietnam: a keyed hash of the reader and the day. Old days are deleted.
CREATE TABLE article_readers (
  day date NOT NULL,
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE,
  reader text NOT NULL,
  PRIMARY KEY (day, article_id, reader)
);
CREATE INDEX article_readers_article ON article_readers (article_id);

-- Readers of a day, in parts, so that readers of a hot article rarely wait for one another. A job adds the days of the past up
-- as the day 1970-01-01.
CREATE TABLE article_views (
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE,
  day date NOT NULL,
  part smallint NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (article_id, day, part)
);
CREATE INDEX article_views_day ON article_views (day);
