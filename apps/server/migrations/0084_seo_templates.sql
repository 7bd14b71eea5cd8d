-- How the operator words titles and descriptions of pages for search engines, by kind of page.
CREATE TABLE seo_templates (
  page text PRIMARY KEY,
  title text,
  description text,
  version integer NOT NULL DEFAULT 1
);
