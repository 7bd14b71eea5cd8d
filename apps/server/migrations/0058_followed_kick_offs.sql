-- The kick-off that a follower of a match knows, so that one that moved is news to them.
ALTER TABLE match_follows ADD COLUMN known_kick_off timestamptz;
UPDATE match_follows SET known_kick_off = fixtures.kick_off
FROM fixtures WHERE fixtures.fixture_id = match_follows.fixture_id;
