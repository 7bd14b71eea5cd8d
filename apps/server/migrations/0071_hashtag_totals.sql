-- How many members used each of the most used hashtags of the last 30 days. A job counts them; those who type find their words here.
CREATE TABLE hashtag_totals (
  hashtag_key text PRIMARY KEY,
  hashtag text NOT NULL,
  total integer NOT NULL
);
