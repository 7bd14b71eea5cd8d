-- The nearest day with a match of one sport is looked for among all days before and after: without this index by reading
-- every match of the other sports on the way.
CREATE INDEX fixtures_sport ON fixtures (sport_type, kick_off);
