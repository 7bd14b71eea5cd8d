// Many members react to one post at a steady rate, with its counts in sixteen rows and in one. The statements are those of
// the server's post repository.
import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';

const CONNECTIONS = 20;
const SAMPLE_MS = 25;
const REACTIONS = ['like', 'love', 'haha'];

/**
 * @param {string} url of the database
 * @param {{ postId: number, before: number, members: number, parts: number, perSecond: number, seconds: number }} load
 */
export async function hotPost(url, { postId, before, members, parts, perSecond, seconds }) {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const watch = new pg.Client(url);
  await watch.connect();
  const waiting = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await watch.query(WAITING);
      waiting.push(rows[0].waiting);
      await wait(SAMPLE_MS);
    }
  })();
  const times = [];
  const running = [];
  const from = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = from + (at * 1_000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    running.push(
      react(pool, { postId, userId: before + 1 + ((at * 7919) % members), parts, reaction: REACTIONS[at % 3] }).then(
        () => times.push(performance.now() - due),
      ),
    );
  }
  await Promise.all(running);
  const took = (performance.now() - from) / 1_000;
  over.abort();
  await watching;
  await watch.end();
  await pool.end();
  const sorted = times.toSorted((a, b) => a - b);
  const mean = waiting.reduce((sum, one) => sum + one, 0) / Math.max(1, waiting.length);
  return { p95: sorted[Math.floor(sorted.length * 0.95)], waiting: mean, rate: times.length / took };
}

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;

async function react(pool, { postId, userId, parts, reaction }) {
  const client = await pool.connect();
  const part = userId % parts;
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO post_counts (post_id, part) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      postId,
      part,
    ]);
    const { rows } = await client.query(
      'SELECT reactions FROM post_counts WHERE post_id = $1 AND part = $2 FOR UPDATE',
      [postId, part],
    );
    const mine = await client.query('SELECT reaction FROM post_reactions WHERE post_id = $1 AND user_id = $2', [
      postId,
      userId,
    ]);
    const counted = { ...rows[0].reactions };
    const old = mine.rows[0]?.reaction;
    if (old) counted[old] -= 1;
    counted[reaction] = (counted[reaction] ?? 0) + 1;
    await client.query(
      `INSERT INTO post_reactions (post_id, user_id, reaction) VALUES ($1, $2, $3)
       ON CONFLICT (post_id, user_id) DO UPDATE SET reaction = excluded.reaction`,
      [postId, userId, reaction],
    );
    await client.query('UPDATE post_counts SET reactions = $3 WHERE post_id = $1 AND part = $2', [
      postId,
      part,
      counted,
    ]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
