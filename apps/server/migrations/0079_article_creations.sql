-- Creations of articles by the uuid that the desk gave them: one whose answer was lost is sent again and makes no second article.
CREATE TABLE article_creations (
  uuid text PRIMARY KEY,
  article_id bigint NOT NULL REFERENCES articles (article_id) ON DELETE CASCADE,
  -- Not a reference: it is compared only.
  editor_id integer NOT NULL,
  -- Of what was sent, so that another article under the same uuid is refused.
  digest text NOT NULL
);
CREATE INDEX article_creations_article ON article_creations (article_id);
