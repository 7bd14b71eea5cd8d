-- A score that a league decided, which no one played.
ALTER TABLE fixtures ADD COLUMN awarded boolean NOT NULL DEFAULT false;

-- The kick-off that a match was announced for. Fans plan a match of the next two weeks; earlier than that, sources send
-- placeholders. A change of less than a quarter of an hour is a correction, and invented or replayed matches move with the clock.
ALTER TABLE fixtures ADD COLUMN moved_from timestamptz;

CREATE FUNCTION note_moved_kick_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.moved_from := CASE
    WHEN abs(extract(epoch FROM NEW.kick_off - OLD.moved_from)) < 900 THEN NULL
    WHEN abs(extract(epoch FROM NEW.kick_off - OLD.kick_off)) < 900 THEN OLD.moved_from
    WHEN OLD.kick_off > NEW.updated_at + interval '14 days' THEN OLD.moved_from
    ELSE OLD.kick_off
  END;
  RETURN NEW;
END $$;
CREATE TRIGGER fixtures_moved_from BEFORE UPDATE ON fixtures FOR EACH ROW
  WHEN (
    OLD.kick_off IS DISTINCT FROM NEW.kick_off
    AND NOT OLD.date_only AND OLD.status IN (0, -13, -14)
    AND NEW.origin IN ('provider', 'import')
  )
  EXECUTE FUNCTION note_moved_kick_off();
