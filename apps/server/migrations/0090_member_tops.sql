-- Writers of these tables wait until the end, each of them before it holds anything that this migration waits for.
LOCK TABLE users, check_ins, room_tops, tips IN SHARE ROW EXCLUSIVE MODE;

-- Scores of members on the boards of the whole site, summed by day, week and month of Vietnam. A page of a board and one's own
-- rank are reads of one index, no matter how much happened.
CREATE TABLE member_tops (
  board text NOT NULL CONSTRAINT member_tops_board CHECK (board IN ('fan', 'gift', 'tip', 'streak')),
  period text NOT NULL CONSTRAINT member_tops_period CHECK (period IN ('day', 'week', 'month')),
  -- First day of the period.
  since date NOT NULL,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  -- May be below zero on the board of tips.
  score bigint NOT NULL,
  -- The account is locked.
  hidden boolean NOT NULL DEFAULT false,
  PRIMARY KEY (board, period, since, user_id)
);
-- The order of a board: of equal scores the older account is first.
CREATE INDEX member_tops_order ON member_tops (board, period, since, score DESC, user_id) WHERE score > 0 AND NOT hidden;
CREATE INDEX member_tops_user ON member_tops (user_id);
CREATE INDEX member_tops_since ON member_tops USING brin (since);

-- The three periods that a day of Vietnam is in. Weeks start on Monday.
CREATE FUNCTION top_periods(day date) RETURNS TABLE (period text, since date) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('day', day), ('month', date_trunc('month', day::timestamp)::date), ('week', date_trunc('week', day::timestamp)::date)
$$;

-- A run counts as the longest of the period; everything else adds up. Members who deleted their account get no rows.
CREATE FUNCTION add_to_member_tops(which text, member integer, day date, more bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO member_tops AS had (board, period, since, user_id, score, hidden)
  SELECT which, span.period, span.since, member, more, u.locked
    FROM users AS u, top_periods(day) AS span
   WHERE u.user_id = member AND (u.username_key IS NOT NULL OR u.simulated)
   ORDER BY span.period
  ON CONFLICT (board, period, since, user_id) DO UPDATE
     SET score = CASE had.board WHEN 'streak' THEN greatest(had.score, excluded.score) ELSE had.score + excluded.score END,
         hidden = excluded.hidden
$$;

-- All triggers below run at the end of the transaction of their event: its other locks come first in every transaction, and those of
-- one member's rows are taken in the order of their key, so that parallel events of a member wait for each other and cannot deadlock.

-- Gifts and watched minutes, as the rooms sum them.
CREATE FUNCTION count_room_top() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gifts bigint := NEW.gifts - CASE TG_OP WHEN 'UPDATE' THEN OLD.gifts ELSE 0 END;
  minutes bigint := NEW.minutes - CASE TG_OP WHEN 'UPDATE' THEN OLD.minutes ELSE 0 END;
BEGIN
  IF gifts + minutes <> 0 THEN
    PERFORM add_to_member_tops('fan', NEW.user_id, NEW.since, gifts + minutes);
  END IF;
  IF gifts <> 0 THEN
    PERFORM add_to_member_tops('gift', NEW.user_id, NEW.since, gifts);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER room_tops_count AFTER INSERT OR UPDATE ON room_tops
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.period = 'day') EXECUTE FUNCTION count_room_top();

-- A check-in is as much activity as ten watched minutes.
CREATE FUNCTION count_check_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_member_tops('fan', NEW.user_id, NEW.day, 10);
  PERFORM add_to_member_tops('streak', NEW.user_id, NEW.day, NEW.run);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER check_ins_count AFTER INSERT ON check_ins
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_check_in();

-- Units of settled tips, on the day of the match. A corrected result, or a tip that is gone, takes its units away again.
CREATE FUNCTION count_tip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.units IS NOT NULL THEN
    PERFORM add_to_member_tops('tip', OLD.author_id, (OLD.locked_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, -OLD.units);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.units IS NOT NULL THEN
    PERFORM add_to_member_tops('tip', NEW.author_id, (NEW.locked_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, NEW.units);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER tips_count_new AFTER INSERT OR DELETE ON tips
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_tip();
CREATE CONSTRAINT TRIGGER tips_count_changed AFTER UPDATE ON tips
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.units, OLD.locked_at) IS DISTINCT FROM (NEW.units, NEW.locked_at)) EXECUTE FUNCTION count_tip();

CREATE FUNCTION hide_member_tops() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM member_tops WHERE user_id = NEW.user_id ORDER BY board, period, since FOR UPDATE;
  UPDATE member_tops SET hidden = NEW.locked WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER users_hide_tops AFTER UPDATE ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.locked <> NEW.locked) EXECUTE FUNCTION hide_member_tops();

-- What is there already.
INSERT INTO member_tops (board, period, since, user_id, score, hidden)
SELECT events.board, events.period, events.since, u.user_id,
       CASE events.board WHEN 'streak' THEN max(events.score) ELSE sum(events.score) END, u.locked
  FROM (
    SELECT 'fan' AS board, period, since, user_id, gifts + minutes AS score FROM room_tops
    UNION ALL SELECT 'gift', period, since, user_id, gifts FROM room_tops WHERE gifts > 0
    UNION ALL SELECT 'fan', period, since, user_id, 10 FROM check_ins, top_periods(day) WHERE day > current_date - 93
    UNION ALL SELECT 'streak', period, since, user_id, run FROM check_ins, top_periods(day) WHERE day > current_date - 93
    UNION ALL SELECT 'tip', period, since, author_id, units
      FROM tips, top_periods((locked_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)
     WHERE units IS NOT NULL AND locked_at > now() - interval '93 days'
  ) AS events
  JOIN users AS u USING (user_id)
 WHERE (u.username_key IS NOT NULL OR u.simulated) AND events.since > current_date - 62
 GROUP BY events.board, events.period, events.since, u.user_id, u.locked;
