// Rules that hold whichever process a request reaches: a ban, what a gift costs, and who is online.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { call, newMember, reply } from './calls.mjs';
import { Fan } from './fan.mjs';

const BANNED = 1114;
const POLL_MS = 50;
const PATIENCE_MS = 8_000;
const GIFTS = 10;
const SENDS = 100;

/** @returns {Promise<string[]>} what was wrong */
export async function rules({ cluster, libraries, groupId }) {
  const context = { cluster, libraries, groupId, first: cluster.processes[0].url, last: cluster.processes.at(-1).url };
  return [...(await ban(context)), ...(await gifts(context)), ...(await presence(context))];
}

/** A moderator bans on one process; the member's open socket to another learns of it, and is refused. */
async function ban({ cluster: { database }, libraries, groupId, first, last }) {
  const [moderator, member] = [await newMember(first, database), await newMember(first, database)];
  await database.query("UPDATE users SET role = 'moderator' WHERE user_id = $1", [moderator.userId]);
  const fan = new Fan({ url: last, token: member.token, address: '10.200.0.3', groupId, libraries });
  await until(() => fan.isLive);
  const body = { userId: member.userId, groupId, seconds: 600, reason: 'advert' };
  await call(first, 'message/banned-chat', { token: moderator.token, body });
  const isTold = await until(() => fan.room.mine?.bannedUntil);
  fan.send('Có ai nghe không');
  await until(() => fan.refused.size > 0);
  await fan.leave();
  return isTold && [...fan.refused.values()][0] === BANNED
    ? []
    : [`ban: told ${Boolean(isTold)}, refused with ${[...fan.refused.values()]}`];
}

/** Many gifts at once on all processes cost what the ledger says, and no point is spent twice. */
async function gifts({ cluster: { processes, database }, groupId, first }) {
  const { token, userId } = await newMember(first, database);
  const { list } = await call(first, `gift/list?groupId=${groupId}`, { token });
  const { giftId, points: price } = list.toSorted((a, b) => a.points - b.points)[0];
  const budget = GIFTS * price;
  await credit(database, userId, budget);
  const answers = await Promise.all(
    Array.from({ length: SENDS }, (_, at) => {
      const body = { groupId, giftId, count: 1, uuid: randomUUID() };
      return reply(processes[at % processes.length].url, 'gift/send', { token, body });
    }),
  );
  const given = answers.filter(({ code }) => code === 0).length;
  const { rows } = await database.query(
    `SELECT balance, (SELECT coalesce(sum(amount), 0) FROM point_entries WHERE from_account_id = account_id) AS spent,
       (SELECT count(*) FROM chat_gifts WHERE user_id = $1) AS gifts
     FROM point_accounts WHERE user_id = $1 AND unit = 'points'`,
    [userId],
  );
  const [balance, spent, stored] = [rows[0].balance, rows[0].spent, rows[0].gifts].map(Number);
  const isRight = given > 0 && stored === given && spent === given * price && balance === budget - spent;
  return isRight ? [] : [`gifts: ${given} of ${price} points given, ${stored} stored, ${spent} spent, ${balance} left`];
}

/** Points come from the site's account, as entries of the ledger. */
async function credit(database, userId, amount) {
  await database.query(
    "INSERT INTO point_accounts (unit, user_id) VALUES ('points', $1) ON CONFLICT (user_id, unit) DO NOTHING",
    [userId],
  );
  await database.query(
    `INSERT INTO point_entries
       (idempotency_key, from_account_id, to_account_id, amount, cause, reference, created_at)
     SELECT $3, house.account_id, mine.account_id, $2, 'opening', 'cluster', now()
     FROM point_accounts AS house, point_accounts AS mine
     WHERE house.cause = 'opening' AND house.unit = 'points' AND house.shard = 0 AND mine.user_id = $1 AND mine.unit = 'points'`,
    [userId, amount, `cluster:${userId}`],
  );
}

/** A member who is online on one process is in the list of another. */
async function presence({ cluster: { database }, first, last }) {
  const { token, userId } = await newMember(first, database);
  const socket = new WebSocket(`${first.replace('http', 'ws')}/onlineSocket?token=${token}`);
  socket.once('open', () => socket.send(JSON.stringify({ type: 'online', uuid: randomUUID() })));
  const isListed = await until(async () => {
    const answer = await fetch(`${last}/au/api/user/online-list?pageSize=100`);
    const { data } = await answer.json();
    return data.list.some((user) => user.userId === userId);
  });
  socket.terminate();
  return isListed ? [] : ['presence: a member online on one process is not listed by another'];
}

/** Resolves to whether it came true. */
async function until(holds) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await wait(POLL_MS);
  }
  return true;
}
