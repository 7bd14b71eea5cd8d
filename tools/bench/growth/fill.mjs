// Fills a migrated database as some years would: matches, members, rooms and messages, in SQL alone.

const FIXTURES_PER_DAY = 54.5;
const DAYS_OF_FIXTURES = 3_650;
const DAYS_AHEAD = 30;
const DAYS_OF_TALK = 730;
const HOSTS = 30;
const SEARCH_INDEX = 'chat_messages_search';

/**
 * The whole age is ten years of fixtures and two years of talk. A younger site is not emptier: it has as many matches and
 * messages a day.
 * @param {number} scale the part of all members and messages
 * @param {number} age from 0 to 1
 */
export const sizesOf = (scale, age) => ({
  fixtures: Math.round(DAYS_OF_FIXTURES * age * FIXTURES_PER_DAY),
  members: Math.max(HOSTS, Math.round(100_000 * scale * age)),
  messages: Math.round(5_000_000 * scale * age),
});

const NOTHING = { fixtures: 0, members: 0, messages: 0 };
const MESSAGES_PER_DAY = 5_000_000 / DAYS_OF_TALK;

/**
 * @param {import('pg').Client} client
 * @param {ReturnType<typeof sizesOf>} sizes
 * @param {ReturnType<typeof sizesOf>} [before] what the database already has; the rest is older
 */
export async function fill(client, sizes, before = NOTHING) {
  if (before === NOTHING) await client.query(START);
  await client.query(people(before.members + 1, sizes.members));
  await client.query(matches(before.fixtures + 1, sizes.fixtures));
  // The index is built once, because it grows slowly row by row.
  const { rows } = await client.query('SELECT indexdef FROM pg_indexes WHERE indexname = $1', [SEARCH_INDEX]);
  await client.query(`DROP INDEX ${SEARCH_INDEX}`);
  await client.query(messages(before.messages + 1, sizes.messages));
  await client.query(rows[0].indexdef);
  await client.query(COUNTS);
  await client.query('VACUUM ANALYZE');
}

const START = `
  INSERT INTO users (username, username_key, display_name, role, created_at)
  SELECT 'host.' || i, 'host.' || i, 'Bình luận viên ' || i, 'commentator', now() - interval '700 days'
  FROM generate_series(1, ${HOSTS}) AS i;
  INSERT INTO chat_rooms (name, room_number, author_id)
  SELECT 'Phòng ' || display_name, 7000 + user_id, user_id FROM users WHERE role = 'commentator';
  INSERT INTO leagues SELECT 'growth-' || i, 'Giải số ' || i, 'G' || i, '#123456' FROM generate_series(1, 60) AS i;
  INSERT INTO teams SELECT 'growth-' || i, 'Đội số ' || i, 'Đ' || i, 'D' || i, '#123456', '#654321'
  FROM generate_series(1, 1200) AS i;`;

const people = (from, to) => `
  INSERT INTO users (username, username_key, display_name, role, created_at)
  SELECT 'growth.' || i, 'growth.' || i, 'Thành viên ' || i, 'member', now() - interval '700 days'
  FROM generate_series(${from}, ${to}) AS i;`;

// Match 1 is the last one to come. A match in four has a commentator; all others have been entered, so they have a room.
const matches = (from, to) => `
  INSERT INTO fixtures (fixture_id, link, league_id, home_id, away_id, kick_off, status, home_score, away_score, origin, updated_at)
  SELECT 'growth-' || i, 'growth-' || i, 'growth-' || 1 + i % 60, 'growth-' || 1 + i % 1200, 'growth-' || 1 + (i + 7) % 1200, at,
         CASE WHEN at > now() THEN 0 WHEN at > now() - interval '100 minutes' THEN 1 ELSE -1 END,
         CASE WHEN at < now() THEN i % 4 END, CASE WHEN at < now() THEN i % 3 END, 'provider', least(at, now())
  FROM generate_series(${from}, ${to}) AS i,
       LATERAL (SELECT now() + interval '${DAYS_AHEAD} days' - i * interval '1 day' / ${FIXTURES_PER_DAY} AS at) AS kick;
  INSERT INTO match_events (fixture_id, event_id, type, minute, home_event, player_name)
  SELECT fixture_id, e::text, 1, e * 20, true, 'Cầu thủ ' || e
  FROM generate_series(${from}, ${to}) AS i JOIN fixtures ON fixture_id = 'growth-' || i, generate_series(1, 3) AS e
  WHERE status = -1;
  INSERT INTO hosts (fixture_id, user_id, live)
  SELECT fixture_id, (SELECT min(user_id) FROM users WHERE role = 'commentator') + i / 4 % ${HOSTS}, status = 1
  FROM generate_series(${from}, ${to}) AS i JOIN fixtures ON fixture_id = 'growth-' || i WHERE i % 4 = 0;
  INSERT INTO chat_rooms (group_id, name, fixture_id)
  SELECT group_id, 'Phòng của ' || fixture_id, fixture_id
  FROM generate_series(${from}, ${to}) AS i JOIN fixtures ON fixture_id = 'growth-' || i WHERE i % 4 <> 0;`;

// Message 1 is the newest one. Half of them are in the room of the whole site, the others in those of the commentators.
const LAST_PLACE = 10_000_000;
const messages = (from, to) => `
  INSERT INTO chat_messages (group_id, sequence, revision, uuid, user_id, original_message, filtered_message, search_key, created_at)
  SELECT room, place, place, 'growth-' || i, people.ids[1 + i % array_length(people.ids, 1)], said, said, said,
         now() - i * interval '1 day' / ${MESSAGES_PER_DAY}
  FROM (
    SELECT i, CASE WHEN i % 2 = 0 THEN 30 ELSE rooms.ids[1 + (i / 2) % ${HOSTS}] END AS room,
           ${LAST_PLACE} - CASE WHEN i % 2 = 0 THEN i / 2 ELSE i / ${2 * HOSTS} END AS place,
           (ARRAY['vao', 'hay qua', 'thu mon bat dinh', 'ban thang dep', 'trong tai sai roi', 'co len', 'ha noi vo dich'])[1 + i % 7]
             || ' ' || i % 9973 || CASE WHEN i % 100000 = 77 THEN ' hiem thay' ELSE '' END AS said
    FROM generate_series(${to}, ${from}, -1) AS i,
         (SELECT array_agg(group_id ORDER BY group_id) AS ids FROM chat_rooms WHERE author_id IS NOT NULL) AS rooms
  ) AS line, (SELECT array_agg(user_id) AS ids FROM users) AS people;`;

const COUNTS = `
  UPDATE chat_rooms
     SET revision = said.newest, messages = said.total, messages_ever = said.total, newest_sequence = said.newest, newest_at = said.at,
         active_minute = date_trunc('minute', said.at)
    FROM (SELECT group_id, count(*) AS total, max(sequence) AS newest, max(created_at) AS at FROM chat_messages GROUP BY 1) AS said
   WHERE chat_rooms.group_id = said.group_id;`;
