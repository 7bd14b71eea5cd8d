-- Events of the site, the places that members booked, and what they were told about them.
CREATE TABLE events (
  event_id serial PRIMARY KEY,
  slug text NOT NULL,
  status text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  cover jsonb,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  place text NOT NULL DEFAULT '',
  -- Not a reference: a match that a feed withdraws leaves the event.
  fixture_id text,
  -- Null: without limit.
  places integer,
  cancel_reason text,
  cancelled_at timestamptz,
  -- The last time at which a published event was given another start.
  moved_at timestamptz,
  simulated boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX events_slug ON events (slug);
CREATE INDEX events_starts ON events (starts_at, event_id);
CREATE INDEX events_ends ON events (ends_at);
CREATE INDEX events_fixture ON events (fixture_id) WHERE fixture_id IS NOT NULL;

CREATE TABLE event_bookings (
  booking_id serial PRIMARY KEY,
  event_id integer NOT NULL REFERENCES events (event_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  booked_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX event_bookings_once ON event_bookings (event_id, user_id);
CREATE INDEX event_bookings_user ON event_bookings (user_id);

-- Events that members want to be reminded of.
CREATE TABLE event_savings (
  event_id integer NOT NULL REFERENCES events (event_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, user_id)
);
CREATE INDEX event_savings_user ON event_savings (user_id);

-- What members were notified of about an event, each once, over all processes.
CREATE TABLE event_notices (
  event_id integer NOT NULL REFERENCES events (event_id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  kind text NOT NULL,
  about text NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, user_id, kind, about)
);
CREATE INDEX event_notices_user ON event_notices (user_id);
CREATE INDEX event_notices_told ON event_notices (told_at);

-- How often members renewed the secret address of their calendar.
CREATE TABLE event_calendars (
  user_id integer PRIMARY KEY REFERENCES users (user_id) ON DELETE CASCADE,
  revision integer NOT NULL
);

-- Uploads that events show. They stay when their sender's account goes.
CREATE TABLE event_files (
  source_id bigint PRIMARY KEY REFERENCES uploads (source_id) ON DELETE CASCADE,
  event_id integer NOT NULL REFERENCES events (event_id) ON DELETE CASCADE
);
CREATE INDEX event_files_event ON event_files (event_id);
