-- Uploads that banners show, or showed: the log of the desk can bring a banner back.
CREATE TABLE site_files (
  source_id bigint PRIMARY KEY REFERENCES uploads (source_id) ON DELETE CASCADE
);

-- Counts the changes of a category, so that the second of two editors is noticed.
ALTER TABLE article_categories ADD COLUMN version integer NOT NULL DEFAULT 1;
