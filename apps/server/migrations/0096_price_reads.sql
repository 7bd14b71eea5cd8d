-- When the feed last read prices, whether they had moved or not. At most one row.
CREATE TABLE price_reads (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  read_at timestamptz NOT NULL
);
