-- Validates the foreign keys of 0012. Reads and writes go on meanwhile.
DO $$
DECLARE
  reference record;
BEGIN
  FOR reference IN
    SELECT conrelid::regclass AS owner, conname AS name
      FROM pg_constraint WHERE contype = 'f' AND confrelid = 'fixtures'::regclass AND NOT convalidated
  LOOP
    EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', reference.owner, reference.name);
  END LOOP;
END
$$;
