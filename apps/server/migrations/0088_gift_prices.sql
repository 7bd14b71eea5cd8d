-- What staff changed of gifts: a gift without a row has the price and level that it was made with.
CREATE TABLE gift_prices (
  gift_id integer PRIMARY KEY,
  points integer NOT NULL CONSTRAINT gift_prices_points CHECK (points > 0),
  level integer NOT NULL CONSTRAINT gift_prices_level CHECK (level > 0),
  active boolean NOT NULL,
  version integer NOT NULL DEFAULT 1
);
