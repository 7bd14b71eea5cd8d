-- The log of the desk stays append-only, but for one change: a member who deletes their account takes their name out of the titles
-- of the rows about them. Nothing else of a row may differ.
CREATE OR REPLACE FUNCTION refuse_desk_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.resource = 'member' AND NEW.title = 'Thành viên đã xóa'
      AND to_jsonb(NEW) - 'title' = to_jsonb(OLD) - 'title' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'desk_log is append-only: undo a row with another one' USING ERRCODE = 'restrict_violation';
END $$;

-- The titles of members who deleted their accounts before.
UPDATE desk_log SET title = 'Thành viên đã xóa'
  FROM users
  WHERE desk_log.resource = 'member' AND desk_log.record_id = users.user_id::text
    AND users.username_key IS NULL AND NOT users.guest AND NOT users.simulated AND users.locked;
UPDATE fixture_overrides SET user_id = NULL
  FROM users
  WHERE fixture_overrides.user_id = users.user_id AND users.username_key IS NULL AND NOT users.guest;
