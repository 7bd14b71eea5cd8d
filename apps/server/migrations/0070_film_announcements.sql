-- Episodes of which followers are notified, stored in the transaction that marks them as announced in film_episodes. A row goes when all
-- followers are notified.
CREATE TABLE film_announcements (
  title_id integer NOT NULL REFERENCES media_titles (title_id) ON DELETE CASCADE,
  -- Of several new episodes the first.
  number integer NOT NULL,
  -- Not before this time.
  due_at timestamptz NOT NULL,
  -- Followers up to this id are notified.
  after_user integer NOT NULL DEFAULT 0,
  -- Failures since the last success.
  failures smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (title_id, number)
);
