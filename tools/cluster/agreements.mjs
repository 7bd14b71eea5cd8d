// What all processes of a cluster must say alike: how many people are in rooms, how much is unread, who wrote too much, and the
// other rules.
import { setTimeout as wait } from 'node:timers/promises';
import { userCall } from '../bench/user-call.mjs';
import { call, newMember } from './calls.mjs';
import { Fan } from './fan.mjs';
import { rules } from './rules.mjs';

/** Counts of people travel every two seconds, unread counts every second. */
const PATIENCE_MS = 8_000;
const POLL_MS = 200;
const TOO_FAST = 1107;
/** Messages of one user in 30 seconds. */
const ALLOWANCE = 11;
/** Slower than five a second. */
const EVERY_MS = 250;

const isRunning = ({ child }) => child.exitCode === null && child.signalCode === null;

export function agreements({ cluster, libraries, groupIds, fans }) {
  const [groupId] = groupIds;
  let member;

  return {
    /** While nothing is disturbed. @returns {Promise<string[]>} what was wrong */
    async before() {
      member = await follower();
      const faults = [...(await counts()), ...(await allowance())];
      return [...faults, ...(await rules({ cluster, libraries, groupId: groupIds.at(-1) }))];
    },
    /** After the disturbance. @returns {Promise<string[]>} what was wrong */
    async after() {
      const faults = await unread();
      await Promise.all(member.devices.map(({ device }) => device.leave()));
      return faults;
    },
  };

  async function counts() {
    const expected = fans.filter((fan) => fan.groupId === groupId).length;
    return eventually(async () => {
      const found = await Promise.all(
        cluster.processes.map(async ({ url }) => {
          const { list } = await call(url, 'room/list-room?pageSize=100', { token: member.token });
          return list.find((room) => room.groupId === groupId)?.online;
        }),
      );
      // The two devices of the member are not in the room.
      return found.every((online) => online === expected) ? [] : [`online: ${found} instead of ${expected}`];
    });
  }

  /** A user who writes on two processes in turn has one allowance. */
  async function allowance() {
    const address = '10.200.0.1';
    const { guestToken: token } = await userCall(cluster.url, 'guest-login', undefined, { 'x-forwarded-for': address });
    const ends = [cluster.processes[0], cluster.processes.at(-1)].map(
      ({ url }) => new Fan({ url, token, address, groupId: groupIds.at(-1), libraries }),
    );
    while (!ends.every(({ isLive }) => isLive)) await wait(POLL_MS);
    for (let said = 0; said <= ALLOWANCE; said += 1) {
      ends[said % 2].send(`Lượt ${said}`);
      await wait(EVERY_MS);
    }
    const confirmed = ends.flatMap((end) => [...end.confirmed]).length;
    const refused = ends.flatMap((end) => [...end.refused.values()]);
    await Promise.all(ends.map((end) => end.leave()));
    const isRight = confirmed === ALLOWANCE && refused.length === 1 && refused[0] === TOO_FAST;
    return isRight ? [] : [`allowance: ${confirmed} confirmed, refused with ${refused}`];
  }

  /** A member who follows the room, with two devices that hear of unread messages. */
  async function follower() {
    const { token } = await newMember(cluster.url, cluster.database);
    await call(cluster.url, 'room/follow-room', { token, body: { groupId } });
    const devices = await Promise.all([0, 1].map(() => openDevice(token)));
    return { token, devices };
  }

  async function openDevice(token) {
    // In another room: what is read there does not count.
    const device = new Fan({ url: cluster.url, token, address: '10.200.0.2', groupId: groupIds.at(-1), libraries });
    const { userId } = await new Promise((resolve) => device.chat.greeted.on(resolve));
    const heard = new Map();
    device.chat.watch({ topic: 'inbox', userId }, ({ list }) => {
      for (const entry of list) heard.set(entry.groupId, entry.unread_messages);
    });
    return { device, heard };
  }

  async function unread() {
    const { rows } = await cluster.database.query(
      'SELECT count(*)::int AS total FROM chat_messages WHERE group_id = $1',
      [groupId],
    );
    const { total } = rows[0];
    const faults = await eventually(() => unreadIs(total));
    const { url } = cluster.processes.filter(isRunning).at(-1);
    await call(url, 'room/mark-read-group', { token: member.token, body: { groupId } });
    return [...faults, ...(await eventually(() => unreadIs(0)))];
  }

  async function unreadIs(total) {
    const asked = await Promise.all(
      cluster.processes.filter(isRunning).map(async ({ url }) => {
        const { list } = await call(url, 'room/unread-group', { token: member.token });
        return list.find((room) => room.groupId === groupId)?.unread_messages ?? 0;
      }),
    );
    const heard = member.devices.map((device) => device.heard.get(groupId));
    return [...asked, ...heard].every((count) => count === total)
      ? []
      : [`unread: ${asked} by the processes and ${heard} on the devices instead of ${total}`];
  }
}

/** The faults that remain after a while. */
async function eventually(find) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const faults = await find();
    if (faults.length === 0 || Date.now() > deadline) return faults;
    await wait(POLL_MS);
  }
}
