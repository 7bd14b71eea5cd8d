-- Words that the operator adds to the filter of the chat and of the feed.
CREATE TABLE filter_words (
  word_id serial PRIMARY KEY,
  -- In lower case and NFC.
  text text NOT NULL,
  severity text NOT NULL,
  note text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX filter_words_text ON filter_words (text);

-- Scores that the desk corrects. The match shows them; what the feed says meanwhile is kept here.
CREATE TABLE fixture_overrides (
  fixture_id text PRIMARY KEY REFERENCES fixtures (fixture_id) ON DELETE CASCADE ON UPDATE CASCADE,
  home_score integer,
  away_score integer,
  status integer NOT NULL,
  feed_home_score integer,
  feed_away_score integer,
  feed_status integer NOT NULL,
  feed_at timestamptz NOT NULL,
  reason text NOT NULL,
  -- Null once the member has left.
  user_id integer REFERENCES users (user_id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  -- A new number with every change, so that an older view of it is noticed.
  version serial NOT NULL
);
CREATE INDEX fixture_overrides_user ON fixture_overrides (user_id);
