import { NotificationKind, type UnreadCounts } from '@khandai/contracts';
import { UnreadTally } from './unread-tally.js';

const { booking, message } = NotificationKind;
const counts = (messages: number, revision: number, bookings = 0): UnreadCounts => ({
  unReadBookingCount: bookings,
  unReadMsgCount: messages,
  revision,
});

describe('UnreadTally', () => {
  it('[NT11] takes the answer with the largest revision, in whichever order they arrive', () => {
    const tally = new UnreadTally();
    expect(tally.hear(counts(3, 7))).toBe(true);
    expect(tally.hear(counts(2, 6))).toBe(false);
    expect([tally.of(message), tally.of(booking), tally.total]).toEqual([3, 0, 3]);
  });

  it('[NT2] (opening) opening one lowers the count of its kind by one, and never below zero', () => {
    const tally = new UnreadTally();
    tally.hear(counts(2, 1, 1));
    tally.open(5, message);
    tally.open(5, message);
    expect([tally.of(message), tally.of(booking)]).toEqual([1, 1]);
    tally.open(6, message);
    tally.open(7, message);
    expect(tally.of(message)).toBe(0);
  });

  it('[NT11] subtracts once when the push of a reading comes before its answer', () => {
    const tally = new UnreadTally();
    tally.hear(counts(3, 1));
    tally.open(5, message);
    tally.hear(counts(2, 2));
    expect(tally.of(message)).toBe(2);
    tally.answered(5, counts(2, 2));
    expect(tally.of(message)).toBe(2);
  });

  it('[NT11] returns to what it was when the server refuses', () => {
    const tally = new UnreadTally();
    tally.hear(counts(3, 1, 2));
    tally.open(5, message);
    tally.answered(5);
    expect(tally.of(message)).toBe(3);
    const done = tally.clear([message, booking]);
    expect(tally.total).toBe(0);
    done();
    expect(tally.total).toBe(5);
  });

  // A server with two devices. Pushes, polls and answers arrive in any order; some pushes are lost.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[NT2] (two devices) two devices agree after any order of push, poll and reading (%i)',
    (start) => {
      let seed = start;
      const random = (below: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return seed % below;
      };
      const unread = new Map<number, NotificationKind>();
      let revision = 0;
      const now = () => {
        const of = (kind: NotificationKind) => [...unread.values()].filter((one) => one === kind).length;
        return counts(of(message), revision, of(booking));
      };
      const devices = [new UnreadTally(), new UnreadTally()];
      const onTheWay: (() => void)[] = [];
      const later = (act: () => void) => onTheWay.splice(random(onTheWay.length + 1), 0, act);
      const push = () => {
        const said = now();
        for (const device of devices) if (random(4) > 0) later(() => device.hear(said));
      };
      const change = (act: () => void) => {
        act();
        revision += 1;
        push();
      };
      for (let round = 0, id = 0; round < 400; round += 1) {
        const device = devices[random(2)] ?? new UnreadTally();
        switch (random(5)) {
          case 0:
            id += 1;
            change(() => unread.set(id, random(2) ? message : booking));
            break;
          case 1: {
            const [opened, kind] = [...unread][random(Math.max(1, unread.size))] ?? [];
            if (opened === undefined || kind === undefined) break;
            device.open(opened, kind);
            later(() => {
              if (random(6) === 0) return device.answered(opened);
              if (unread.has(opened)) change(() => unread.delete(opened));
              const said = now();
              later(() => device.answered(opened, said));
            });
            break;
          }
          case 2: {
            const done = device.clear([message]);
            later(() => {
              for (const [one, kind] of unread) if (kind === message) change(() => unread.delete(one));
              const said = now();
              later(() => done(said));
            });
            break;
          }
          default:
            onTheWay.shift()?.();
        }
        for (const each of devices) expect(Math.min(each.of(message), each.of(booking))).toBeGreaterThanOrEqual(0);
      }
      while (onTheWay.length > 0) onTheWay.shift()?.();
      for (const device of devices) {
        device.hear(now());
        expect([device.of(message), device.of(booking)]).toEqual([now().unReadMsgCount, now().unReadBookingCount]);
      }
    },
  );
});
