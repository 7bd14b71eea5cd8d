-- A match whose source only says its day any more has no kick-off that it moved to: the time of day in the row is a placeholder.
DROP TRIGGER fixtures_moved_from ON fixtures;
CREATE TRIGGER fixtures_moved_from BEFORE UPDATE ON fixtures FOR EACH ROW
  WHEN (
    OLD.kick_off IS DISTINCT FROM NEW.kick_off
    AND NOT OLD.date_only AND NOT NEW.date_only AND OLD.status IN (0, -13, -14)
    AND NEW.origin IN ('provider', 'import')
  )
  EXECUTE FUNCTION note_moved_kick_off();

UPDATE fixtures SET moved_from = NULL WHERE date_only AND moved_from IS NOT NULL;
