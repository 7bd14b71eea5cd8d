-- Grows whenever a match moves, is cancelled or postponed, or takes place after all: calendar apps then replace what they have.
ALTER TABLE fixtures ADD COLUMN calendar_revision integer NOT NULL DEFAULT 0;

CREATE FUNCTION count_calendar_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.calendar_revision := OLD.calendar_revision + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER fixtures_calendar_revision BEFORE UPDATE ON fixtures FOR EACH ROW
  WHEN (
    OLD.kick_off IS DISTINCT FROM NEW.kick_off
    OR OLD.date_only IS DISTINCT FROM NEW.date_only
    OR (OLD.status IS DISTINCT FROM NEW.status AND (OLD.status IN (-10, -14) OR NEW.status IN (-10, -14)))
  )
  EXECUTE FUNCTION count_calendar_revision();
