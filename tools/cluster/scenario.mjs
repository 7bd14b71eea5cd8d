// A cluster under a steady chat, which is disturbed; afterwards every message is accounted for.
import { setTimeout as wait } from 'node:timers/promises';
import { print } from '../command/output.mjs';
import { agreements } from './agreements.mjs';
import { startCluster } from './cluster.mjs';
import { disturb } from './disturbances.mjs';
import { chatLibraries, enter } from './fan.mjs';
import { spread } from './latency.mjs';

/** Longest wait for what must happen within seconds. It only ends a run in which it never does. */
const PATIENCE_MS = 60_000;
const POLL_MS = 100;

/**
 * @typedef {object} Plan
 * @property {number} processes
 * @property {number} rooms
 * @property {number} fans
 * @property {number} perSecond messages of all fans
 * @property {readonly Phase[]} phases
 */

/**
 * @typedef {object} Phase
 * @property {'steady' | 'kill' | 'outage' | 'hang' | 'freeze'} kind of the disturbance
 * @property {number} seconds
 * @property {number} [down] seconds without Redis, or without the database
 */

/**
 * @typedef {object} Account
 * @property {number} sent
 * @property {number} confirmed by a reply, or because the sender's room lists them
 * @property {Record<number, number>} refused how many, by the server's code
 * @property {number} stored
 * @property {number} delivered pairs of a stored message and a fan of its room who has seen it
 * @property {number} expected pairs in all
 * @property {number} lost confirmed messages that are not stored or that a fan of the room has not seen
 * @property {number} doubled messages that are stored twice, or that a room listed twice
 * @property {number} returned fans whose connection broke and came back
 * @property {number} slowestMs the longest time until a room was live again
 * @property {import('./latency.mjs').Spread} answered time until the sender of a message had the server's reply
 * @property {import('./latency.mjs').Spread} arrived time until a fan of the room had a message
 * @property {string[]} faults what the processes did not agree on, or did not say
 */

/** @param {Plan} plan @returns {Promise<Account>} */
export async function run(plan) {
  const cluster = await startCluster(plan);
  const fans = [];
  try {
    const libraries = await chatLibraries();
    const groupIds = await newRooms(cluster, plan.rooms);
    fans.push(...(await enter({ url: cluster.url, count: plan.fans, groupIds, libraries })));
    await until(() => fans.every(({ isLive }) => isLive), 'every fan is in a room');
    const agree = agreements({ cluster, libraries, groupIds, fans });
    const faults = await agree.before();
    print(`${plan.processes} tiến trình, ${plan.fans} khán giả trong ${plan.rooms} phòng, ${plan.perSecond} tin/s`);
    for (const phase of plan.phases) {
      faults.push(...(await talk({ ...plan, ...phase }, cluster, fans)));
      await settled(cluster, fans);
    }
    faults.push(...(await agree.after()));
    return { ...(await account(cluster, fans)), faults };
  } finally {
    await Promise.all(fans.map((fan) => fan.leave()));
    await cluster.stop();
  }
}

async function newRooms({ database }, count) {
  const { rows } = await database.query(
    `INSERT INTO chat_rooms (name) SELECT 'Phòng ' || n FROM generate_series(1, $1::int) AS n RETURNING group_id`,
    [count],
  );
  return rows.map(({ group_id: groupId }) => Number(groupId));
}

async function talk({ kind, perSecond, seconds, down }, cluster, fans) {
  const disturbing = disturb({ kind, seconds, down }, cluster);
  const began = performance.now();
  let said = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; said < due; said += 1) fans[said % fans.length].send(`Vào! Tin số ${said} (${kind})`);
    await wait(5);
  }
  return disturbing;
}

/** Waits until every message has an answer and every fan has seen every stored message of the room. */
async function settled({ database }, fans) {
  const open = (fan) => unanswered(fan).length > 0;
  const deadline = Date.now() + PATIENCE_MS;
  while (fans.some(open) && Date.now() < deadline) await wait(POLL_MS);
  const stored = await storedIn(database);
  const isBehind = ({ seen, groupId }) => (stored.get(groupId) ?? []).some((uuid) => !seen.has(uuid));
  const behindSince = performance.now();
  while (fans.some(isBehind) && performance.now() - behindSince < PATIENCE_MS / 4) await wait(POLL_MS);
  // Who missed more than a reply holds has a newer page, and reads the older ones by scrolling back.
  for (const fan of fans.filter(isBehind)) await fan.readAll();
}

/** The sender learns that a message is stored by the reply, or after a break by its room. */
const unanswered = ({ sent, confirmed, refused, seen }) =>
  [...sent].filter((uuid) => !confirmed.has(uuid) && !refused.has(uuid) && !seen.has(uuid));

async function storedIn(database) {
  const { rows } = await database.query('SELECT group_id, uuid FROM chat_messages');
  return Map.groupBy(rows, ({ group_id: groupId }) => Number(groupId))
    .entries()
    .reduce(
      (byRoom, [groupId, list]) =>
        byRoom.set(
          groupId,
          list.map(({ uuid }) => uuid),
        ),
      new Map(),
    );
}

async function account({ database }, fans) {
  const byRoom = await storedIn(database);
  const all = [...byRoom.values()].flat();
  const stored = new Set(all);
  const sum = (count) => fans.reduce((total, fan) => total + count(fan), 0);
  const mine = fans.map(({ groupId }) => byRoom.get(groupId) ?? []);
  const unseen = new Set(fans.flatMap(({ seen }, at) => mine[at].filter((uuid) => !seen.has(uuid))));
  const sent = fans.flatMap((fan) => [...fan.sent]);
  const confirmed = fans.flatMap((fan) =>
    [...fan.sent].filter((uuid) => fan.confirmed.has(uuid) || fan.seen.has(uuid)),
  );
  return {
    sent: sent.length,
    confirmed: confirmed.length,
    refused: byCode(fans.flatMap((fan) => [...fan.refused.values()])),
    stored: sent.filter((uuid) => stored.has(uuid)).length,
    delivered: sum(({ groupId, seen }) => (byRoom.get(groupId) ?? []).filter((uuid) => seen.has(uuid)).length),
    expected: mine.reduce((total, list) => total + list.length, 0),
    lost: confirmed.filter((uuid) => !stored.has(uuid) || unseen.has(uuid)).length,
    doubled: all.length - stored.size + sum((fan) => fan.doubled),
    returned: fans.filter(({ absences }) => absences.length > 0).length,
    answered: spread(fans.flatMap((fan) => fan.answeredMs)),
    arrived: spread(fans.flatMap((fan) => fan.arrivedMs)),
    slowestMs: Math.round(Math.max(0, ...fans.flatMap(({ absences }) => absences))),
  };
}

const byCode = (codes) => codes.reduce((counts, code) => ({ ...counts, [code]: (counts[code] ?? 0) + 1 }), {});

async function until(holds, what) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`Not within ${PATIENCE_MS / 1000} s: ${what}.`);
    await wait(POLL_MS);
  }
}
