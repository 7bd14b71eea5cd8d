-- Takes all locks before it changes anything: a deadlock with a running server costs no work then.
DO $$
DECLARE
  owners text;
BEGIN
  SELECT string_agg(DISTINCT conrelid::regclass::text, ', ') INTO owners
    FROM pg_constraint WHERE contype = 'f' AND confrelid = 'fixtures'::regclass;
  EXECUTE format('LOCK TABLE fixtures, %s IN ACCESS EXCLUSIVE MODE', owners);
END
$$;

-- Fixtures of which only the day is known.
ALTER TABLE fixtures ADD COLUMN date_only boolean NOT NULL DEFAULT false;

-- An import gives its older fixtures their new, wider ids: what refers to a fixture follows its id. The new constraints are
-- not validated here, because a scan of all rows would hold the lock on fixtures: 0013 does it.
DO $$
DECLARE
  reference record;
BEGIN
  FOR reference IN
    SELECT conrelid::regclass AS owner, conname AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND confrelid = 'fixtures'::regclass AND confupdtype <> 'c'
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %I %s ON UPDATE CASCADE NOT VALID',
                   reference.owner, reference.name, reference.name, reference.definition);
  END LOOP;
END
$$;
