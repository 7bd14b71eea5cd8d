-- A match whose time is to be decided takes its day in calendars, so apps must replace it then and when the time is known.
DROP TRIGGER fixtures_calendar_revision ON fixtures;
CREATE TRIGGER fixtures_calendar_revision BEFORE UPDATE ON fixtures FOR EACH ROW
  WHEN (
    OLD.kick_off IS DISTINCT FROM NEW.kick_off
    OR OLD.date_only IS DISTINCT FROM NEW.date_only
    OR (OLD.status IS DISTINCT FROM NEW.status AND (OLD.status IN (-10, -11, -14) OR NEW.status IN (-10, -11, -14)))
  )
  EXECUTE FUNCTION count_calendar_revision();
