// Fills a migrated database with a community, in SQL alone.

/** @param {number} scale 1 is a million posts */
export const sizesOf = (scale) => ({
  members: Math.round(100_000 * scale),
  posts: Math.round(1_000_000 * scale),
  reactions: Math.round(5_000_000 * scale),
  entries: Math.round(2_000_000 * scale),
});

/**
 * Few members write most posts. One post in ten is a tip, one in ten an event, one in twenty private.
 * @param {import('pg').Client} client
 * @param {ReturnType<typeof sizesOf>} sizes
 * @returns {Promise<number>} the id before that of the first new member
 */
export async function fill(client, { members, posts, reactions, entries }) {
  const { rows } = await client.query('SELECT coalesce(max(user_id), 0)::int AS id FROM users');
  const [{ id: before }] = rows;
  // Rows are made to fit, so that no reference has to be checked.
  await client.query('SET session_replication_role = replica');
  await client.query(`
    INSERT INTO users (user_id, username, username_key, display_name, role, created_at)
    SELECT ${before} + i, 'feed.' || i, 'feed.' || i, 'Thành viên ' || i,
           CASE WHEN i % 50 = 0 THEN 'commentator' ELSE 'member' END, now() - interval '300 days'
    FROM generate_series(1, ${members}) AS i;
    SELECT setval(pg_get_serial_sequence('users', 'user_id'), ${before + members});`);
  await client.query(`
    INSERT INTO posts (author_id, uuid, type, visibility, content, original, commentator, created_at)
    SELECT ${before} + rank, 'feed-' || i, CASE i % 10 WHEN 3 THEN 40 WHEN 7 THEN 60 ELSE 10 END,
           CASE WHEN i % 20 = 11 THEN 2 ELSE 1 END, said, said, rank % 50 = 0,
           now() - (${posts} - i) * interval '20 seconds'
    FROM generate_series(1, ${posts}) AS i,
         LATERAL (SELECT 1 + floor(${members} * power(random(), 3) + 0 * i)::int AS rank,
                         'Bài viết số ' || i || repeat(' vào rồi', 12) AS said) AS post;`);
  await client.query(`
    INSERT INTO post_reactions (post_id, user_id, reaction)
    SELECT 1 + (i / 5) % ${posts}, ${before} + 1 + i::bigint * 7919 % ${members},
           (ARRAY['like', 'love', 'haha', 'wow', 'sad', 'angry'])[1 + i % 6]
    FROM generate_series(0, ${reactions - 1}) AS i;`);
  await client.query(`
    INSERT INTO post_counts (post_id, part, reactions)
    SELECT post_id, part, jsonb_object_agg(reaction, total)
    FROM (SELECT post_id, user_id % 16 AS part, reaction, count(*) AS total FROM post_reactions GROUP BY 1, 2, 3) AS counted
    GROUP BY 1, 2;`);
  // Home feeds of other readers: those in question are a small part of the table.
  await client.query(`
    INSERT INTO feed_entries (reader_id, post_id)
    SELECT ${before} + 1 + i % ${members}, ${posts} - (i / ${members}) * 50 - i % 50
    FROM generate_series(0, ${entries - 1}) AS i ON CONFLICT DO NOTHING;`);
  await client.query(`
    INSERT INTO follows (follower_id, followed_id, created_at)
    SELECT DISTINCT ${before} + one, ${before} + other, now()
    FROM (SELECT 1 + i % ${members} AS one, 1 + (i::bigint * 7919 + i / ${members}) % ${members} AS other
          FROM generate_series(0, ${members * 10 - 1}) AS i) AS pair
    WHERE one <> other;
    INSERT INTO friendships (user_id, friend_id, created_at)
    SELECT one, other, now() FROM (
      SELECT ${before} + 1 + i AS one, ${before} + 1 + (i + step) % ${members} AS other
      FROM generate_series(0, ${members - 1}) AS i, unnest(ARRAY[-3, -2, -1, 1, 2, 3]) AS step WHERE i + step >= 0
    ) AS pair WHERE one <> other;
    INSERT INTO user_blocks (user_id, blocked_id)
    SELECT ${before} + i, ${before} + 1 + (i + 17) % ${members} FROM generate_series(1, ${members}) AS i WHERE i % 10 = 0;`);
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
  return before;
}

/** Lets a reader follow so many members, of all degrees of activity. */
export const follow = (client, reader, before, { members }, count) =>
  client.query(
    `INSERT INTO follows (follower_id, followed_id, created_at)
     SELECT $1, $2::int + 1 + i * ($3::int / $4::int), now() FROM generate_series(0, $4::int - 1) AS i`,
    [reader, before, members, Math.min(count, members)],
  );

/** Gives a member so many followers who have caught up. */
export async function makeFamous(client, author, before, count) {
  await client.query(
    `INSERT INTO follows (follower_id, followed_id, created_at)
     SELECT $1::int + i, $2::int, now() FROM generate_series(1, $3::int) AS i WHERE $1::int + i <> $2::int
     ON CONFLICT DO NOTHING`,
    [before, author, count],
  );
  await client.query('DELETE FROM feed_catch_ups WHERE author_id = $1', [author]);
}
