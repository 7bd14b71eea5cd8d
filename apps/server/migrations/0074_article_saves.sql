-- Saves of an article that the log of the desk does not have yet. An editor's saves within a short time are one row of the log.
CREATE TABLE article_saves (
  article_id bigint PRIMARY KEY REFERENCES articles (article_id) ON DELETE CASCADE,
  -- Not a reference: the log names editors also after they leave.
  editor_id integer NOT NULL,
  since timestamptz NOT NULL,
  -- The article before the first of them.
  before jsonb NOT NULL
);
CREATE INDEX article_saves_since ON article_saves (since);
