-- Points and experience of members as one append-only ledger of double entry. The balances of accounts follow from the
-- entries: only the trigger of an entry may write them.

CREATE TABLE point_accounts (
  account_id serial PRIMARY KEY,
  unit text NOT NULL,
  user_id integer REFERENCES users (user_id),
  cause text,
  balance bigint NOT NULL DEFAULT 0,
  CONSTRAINT point_accounts_unit CHECK (unit IN ('points', 'exp')),
  CONSTRAINT point_accounts_owner CHECK ((user_id IS NULL) <> (cause IS NULL)),
  CONSTRAINT point_accounts_not_below_zero CHECK (user_id IS NULL OR balance >= 0)
);
CREATE UNIQUE INDEX point_accounts_member ON point_accounts (user_id, unit);
CREATE UNIQUE INDEX point_accounts_house ON point_accounts (cause, unit);

CREATE TABLE point_entries (
  entry_id bigserial PRIMARY KEY,
  idempotency_key text NOT NULL,
  from_account_id integer NOT NULL REFERENCES point_accounts (account_id),
  to_account_id integer NOT NULL REFERENCES point_accounts (account_id),
  amount bigint NOT NULL,
  cause text NOT NULL,
  reference text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT point_entries_amount CHECK (amount > 0),
  CONSTRAINT point_entries_two_accounts CHECK (from_account_id <> to_account_id)
);
CREATE UNIQUE INDEX point_entries_idempotency_key ON point_entries (idempotency_key);
CREATE INDEX point_entries_from ON point_entries (from_account_id);
CREATE INDEX point_entries_to ON point_entries (to_account_id);

CREATE FUNCTION apply_point_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(DISTINCT unit) FROM point_accounts WHERE account_id IN (NEW.from_account_id, NEW.to_account_id)) <> 1 THEN
    RAISE EXCEPTION 'entry % joins accounts of two units', NEW.entry_id USING ERRCODE = 'check_violation';
  END IF;
  UPDATE point_accounts
     SET balance = balance + CASE account_id WHEN NEW.to_account_id THEN NEW.amount ELSE -NEW.amount END
   WHERE account_id IN (NEW.from_account_id, NEW.to_account_id);
  RETURN NULL;
END $$;
CREATE TRIGGER point_entries_apply AFTER INSERT ON point_entries FOR EACH ROW EXECUTE FUNCTION apply_point_entry();

CREATE FUNCTION refuse_point_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'point_entries is append-only: correct an entry with another one' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER point_entries_append_only BEFORE UPDATE OR DELETE ON point_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_point_entry_change();
CREATE TRIGGER point_entries_no_truncate BEFORE TRUNCATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_point_entry_change();

CREATE FUNCTION guard_point_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The update of apply_point_entry arrives here one trigger deeper than any other.
  IF (TG_OP = 'INSERT' AND NEW.balance = 0) OR (TG_OP = 'UPDATE' AND pg_trigger_depth() > 1) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'point_accounts changes through point_entries only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER point_accounts_guard BEFORE INSERT OR UPDATE ON point_accounts
  FOR EACH ROW EXECUTE FUNCTION guard_point_account();

-- What members have so far is carried over as their first entry.
INSERT INTO point_accounts (unit, cause) VALUES ('points', 'opening'), ('exp', 'opening');
INSERT INTO point_accounts (unit, user_id) SELECT 'points', user_id FROM users WHERE balance > 0 ORDER BY user_id;
INSERT INTO point_accounts (unit, user_id) SELECT 'exp', user_id FROM users WHERE exp > 0 ORDER BY user_id;
INSERT INTO point_entries (idempotency_key, from_account_id, to_account_id, amount, cause, reference, created_at)
  SELECT 'opening:' || member.unit || ':' || member.user_id, house.account_id, member.account_id,
         CASE member.unit WHEN 'points' THEN users.balance ELSE users.exp END, 'opening', 'users', now()
    FROM point_accounts member
    JOIN users ON users.user_id = member.user_id
    JOIN point_accounts house ON house.cause = 'opening' AND house.unit = member.unit
   ORDER BY member.account_id;

ALTER TABLE users DROP COLUMN balance;
ALTER TABLE users DROP COLUMN exp;
