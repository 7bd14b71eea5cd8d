// Fills a migrated database as some years would: matches, members, rooms and messages, in SQL alone.

const DAYS_OF_FIXTURES = 3_650;
const DAYS_AHEAD = 30;
const DAYS_OF_TALK = 730;
const HOSTS = 30;

/**
 * The size 1 is a site of two years with ten years of fixtures. A smaller one is younger and not emptier: it has as many
 * matches and messages a day.
 * @param {number} scale
 */
export const sizesOf = (scale) => ({
  fixtures: Math.round(199_000 * scale),
  members: Math.round(100_000 * scale),
  messages: Math.round(5_000_000 * scale),
  days: Math.max(90, Math.round(DAYS_OF_FIXTURES * scale)),
  talkDays: Math.max(30, Math.round(DAYS_OF_TALK * scale)),
});

/**
 * @param {import('pg').Client} client
 * @param {ReturnType<typeof sizesOf>} sizes
 */
export async function fill(client, sizes) {
  for (const statement of [people(sizes), matches(sizes), messages(sizes), COUNTS]) await client.query(statement);
  await client.query('VACUUM ANALYZE');
}

const people = (sizes) => `
  INSERT INTO users (username, username_key, display_name, role, created_at)
  SELECT 'growth.' || i, 'growth.' || i, 'Thành viên ' || i,
         CASE WHEN i <= ${HOSTS} THEN 'commentator' ELSE 'member' END, now() - interval '700 days'
  FROM generate_series(1, ${sizes.members}) AS i;
  INSERT INTO chat_rooms (name, room_number, author_id)
  SELECT 'Phòng ' || display_name, 7000 + user_id, user_id FROM users WHERE role = 'commentator';`;

const matches = ({ fixtures, days }) => `
  INSERT INTO leagues SELECT 'growth-' || i, 'Giải số ' || i, 'G' || i, '#123456' FROM generate_series(1, 60) AS i;
  INSERT INTO teams SELECT 'growth-' || i, 'Đội số ' || i, 'Đ' || i, 'D' || i, '#123456', '#654321'
  FROM generate_series(1, 1200) AS i;
  INSERT INTO fixtures (fixture_id, link, league_id, home_id, away_id, kick_off, status, home_score, away_score, origin, updated_at)
  SELECT 'growth-' || i, 'growth-' || i, 'growth-' || 1 + i % 60, 'growth-' || 1 + i % 1200, 'growth-' || 1 + (i + 7) % 1200, at,
         CASE WHEN at > now() THEN 0 WHEN at > now() - interval '100 minutes' THEN 1 ELSE -1 END,
         CASE WHEN at < now() THEN i % 4 END, CASE WHEN at < now() THEN i % 3 END, 'provider', least(at, now())
  FROM generate_series(1, ${fixtures}) AS i,
       LATERAL (SELECT now() + interval '${DAYS_AHEAD} days' - i * interval '${days} days' / ${fixtures} AS at) AS kick;
  INSERT INTO match_events (fixture_id, event_id, type, minute, home_event, player_name)
  SELECT fixture_id, e::text, 1, e * 20, true, 'Cầu thủ ' || e FROM fixtures, generate_series(1, 3) AS e WHERE status = -1;
  INSERT INTO hosts (fixture_id, user_id, live)
  SELECT fixture_id, (SELECT min(user_id) FROM users WHERE role = 'commentator') + n % ${HOSTS}, status = 1
  FROM (SELECT fixture_id, status, row_number() OVER (ORDER BY kick_off) AS n FROM fixtures) AS numbered WHERE n % 4 = 0;
  INSERT INTO chat_rooms (name, fixture_id)
  SELECT 'Phòng của ' || fixture_id, fixture_id FROM fixtures WHERE fixture_id NOT IN (SELECT fixture_id FROM hosts);`;

// Half of the messages are in the room of the whole site, the others in those of the commentators.
const messages = ({ messages: total, members, talkDays }) => `
  INSERT INTO chat_messages (group_id, sequence, revision, uuid, user_id, original_message, filtered_message, search_key, created_at)
  SELECT room, place, place, 'growth-' || i, (SELECT min(user_id) FROM users WHERE username_key = 'growth.1') + i % ${members},
         said, said, said, now() - (${total} - i) * interval '${talkDays} days' / ${total}
  FROM (
    SELECT i, CASE WHEN i % 2 = 0 THEN 30 ELSE rooms.ids[1 + (i / 2) % ${HOSTS}] END AS room,
           CASE WHEN i % 2 = 0 THEN 1000 + i / 2 ELSE 1 + i / ${2 * HOSTS} END AS place,
           (ARRAY['vao', 'hay qua', 'thu mon bat dinh', 'ban thang dep', 'trong tai sai roi', 'co len', 'ha noi vo dich'])[1 + i % 7]
             || ' ' || i % 9973 || CASE WHEN i % 100000 = 77 THEN ' hiem thay' ELSE '' END AS said
    FROM generate_series(1, ${total}) AS i,
         (SELECT array_agg(group_id ORDER BY group_id) AS ids FROM chat_rooms WHERE author_id IS NOT NULL) AS rooms
  ) AS line;`;

const COUNTS = `
  UPDATE chat_rooms
     SET revision = said.newest, messages = said.total, newest_sequence = said.newest, newest_at = said.at,
         active_minute = date_trunc('minute', said.at)
    FROM (SELECT group_id, count(*) AS total, max(sequence) AS newest, max(created_at) AS at FROM chat_messages GROUP BY 1) AS said
   WHERE chat_rooms.group_id = said.group_id;`;
