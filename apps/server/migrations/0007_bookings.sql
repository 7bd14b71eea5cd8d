-- Matches that members want to be reminded of, by themselves or with one of their commentators.

CREATE TABLE bookings (
  booking_id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  fixture_id text NOT NULL REFERENCES fixtures (fixture_id) ON DELETE CASCADE,
  commentator_id integer REFERENCES users (user_id) ON DELETE CASCADE,
  booked_for timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);

-- A match without a commentator is booked once, too.
CREATE UNIQUE INDEX bookings_once ON bookings (user_id, fixture_id, coalesce(commentator_id, 0));
CREATE INDEX bookings_fixture ON bookings (fixture_id);
CREATE INDEX bookings_commentator ON bookings (commentator_id);
