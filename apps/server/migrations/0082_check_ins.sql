-- Daily check-ins of members, once for each day of Vietnam.
CREATE TABLE check_ins (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  day date NOT NULL,
  -- How many days in a row it made, this one included.
  run integer NOT NULL CHECK (run > 0),
  points integer NOT NULL CHECK (points > 0),
  checked_in_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, day)
);
-- The longest run of a member.
CREATE INDEX check_ins_run ON check_ins (user_id, run DESC, day DESC);

-- A member's entries in their order, for the list of them. The old indexes go last: dropping one shuts readers out until
-- the end of the transaction.
CREATE INDEX point_entries_from_order ON point_entries (from_account_id, entry_id);
CREATE INDEX point_entries_to_order ON point_entries (to_account_id, entry_id);
DROP INDEX point_entries_from;
DROP INDEX point_entries_to;
