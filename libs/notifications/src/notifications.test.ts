import { type Notification, NotificationKind, type UnreadCounts } from '@khandai/contracts';
import { FakeClock, settle } from '@khandai/testing';
import { Notifications, POLL_MS } from './index.js';

const { booking, message } = NotificationKind;

const notification = (id: number, status: 10 | 20 = 10): Notification => ({
  ...{ id, type: message, status, event: 'NEW_COMMENT', title: 'Kiệt', content: `${id}||kiet`, quote: null },
  ...{ actors: [], totalActors: 1, at: `2026-11-20T12:00:${String(60 - id).padStart(2, '0')}Z` },
});

function fixture() {
  const clock = new FakeClock();
  let revision = 1;
  const server = { messages: 2, token: true, fails: false, polls: 0, lists: 0 };
  let stored = [notification(1), notification(2), notification(3, 20)];
  const counts = (): UnreadCounts => ({ unReadBookingCount: 0, unReadMsgCount: server.messages, revision });
  let push: ((said: UnreadCounts) => void) | undefined;
  const guard = <T>(value: T) => (server.fails ? Promise.reject(new Error('down')) : Promise.resolve(value));
  const subject = new Notifications({
    clock,
    port: {
      unread: () => {
        server.polls += 1;
        return guard(counts());
      },
      list: (kind, pageNum) => {
        server.lists += 1;
        const all = kind === message ? stored : [];
        return guard({ total: all.length, list: all.slice((pageNum - 1) * 2, pageNum * 2) });
      },
      markRead: (id) => {
        if (server.fails) return Promise.reject(new Error('down'));
        server.messages -= 1;
        revision += 1;
        stored = stored.map((one) => (one.id === id ? { ...one, status: 20 } : one));
        return Promise.resolve(counts());
      },
      markAllRead: () => {
        if (server.fails) return Promise.reject(new Error('down'));
        server.messages = 0;
        revision += 1;
        stored = stored.map((one) => ({ ...one, status: 20 }));
        return Promise.resolve(counts());
      },
      watch: (listener) => {
        push = listener;
        return () => (push = undefined);
      },
      hasToken: () => server.token,
    },
  });
  const arrive = (id: number) => {
    stored = [notification(id), ...stored];
    server.messages += 1;
    revision += 1;
  };
  const stop = new AbortController();
  return { clock, server, subject, stop, arrive, push: () => push?.(counts()), isWatching: () => push !== undefined };
}

const idsOf = (subject: Notifications) => subject.list(message).notifications.map(({ id, status }) => [id, status]);

describe('Notifications', () => {
  it('[NT2] (five minutes) asks at once and every five minutes, and only with a token', async () => {
    const { clock, server, subject, stop } = fixture();
    void subject.run(stop.signal);
    await settle();
    expect([server.polls, subject.unread()]).toEqual([1, 2]);
    await clock.advance(POLL_MS - 1);
    expect(server.polls).toBe(1);
    await clock.advance(1);
    expect(server.polls).toBe(2);
    server.token = false;
    await clock.advance(POLL_MS);
    expect(server.polls).toBe(2);
    server.token = true;
    await clock.advance(POLL_MS);
    expect(server.polls).toBe(3);
    stop.abort();
    await settle();
    expect(clock.sleeping).toBe(0);
  });

  it('[NT12] a push refreshes the counts and a shown list, a poll does what a lost push did not', async () => {
    const { clock, subject, server, stop, arrive, push, isWatching } = fixture();
    void subject.run(stop.signal);
    await settle();
    arrive(4);
    push();
    await settle();
    expect([subject.unread(message), server.lists]).toEqual([3, 0]);
    await subject.show(message);
    await subject.show(message);
    expect([idsOf(subject), server.lists]).toEqual([
      [
        [4, 10],
        [1, 10],
      ],
      1,
    ]);
    arrive(5);
    push();
    await settle();
    expect(idsOf(subject)[0]).toEqual([5, 10]);
    arrive(6);
    await clock.advance(POLL_MS);
    expect([subject.unread(message), idsOf(subject)[0]]).toEqual([5, [6, 10]]);
    stop.abort();
    expect(isWatching()).toBe(false);
  });

  it('[NT2] (read) opening one marks it read at once; a refusal takes it back', async () => {
    const { subject, server, stop } = fixture();
    void subject.run(stop.signal);
    await subject.show(message);
    await settle();
    const [first] = subject.list(message).notifications;
    if (!first) throw new Error('the list is empty');
    const opening = subject.open(first);
    expect([subject.unread(message), idsOf(subject)[0]]).toEqual([1, [1, 20]]);
    await opening;
    await subject.open({ ...first, status: 20 });
    expect([subject.unread(message), server.messages]).toEqual([1, 1]);
    server.fails = true;
    const second = subject.list(message).notifications[1];
    if (!second) throw new Error('the list has one');
    await subject.open(second);
    server.fails = false;
    await subject.reload(message);
    expect([subject.unread(message), idsOf(subject)]).toEqual([
      1,
      [
        [1, 20],
        [2, 10],
      ],
    ]);
    stop.abort();
  });

  it('[NT12] goes on by pages of the list without showing one twice', async () => {
    const { subject, stop, arrive, push } = fixture();
    void subject.run(stop.signal);
    await subject.show(message);
    await settle();
    expect(subject.list(message).hasMore).toBe(true);
    await subject.loadMore(message);
    expect(idsOf(subject).map(([id]) => id)).toEqual([1, 2, 3]);
    arrive(9);
    push();
    await settle();
    expect(idsOf(subject).map(([id]) => id)).toEqual([9, 1, 2, 3]);
    expect(subject.list(message).hasMore).toBe(false);
    stop.abort();
  });

  it('[ER3] (notifications) a failed poll is reported and changes nothing on screen', async () => {
    const { clock, subject, server, stop } = fixture();
    const failures: unknown[] = [];
    subject.failed.on((error) => failures.push(error));
    void subject.run(stop.signal);
    await settle();
    server.fails = true;
    await clock.advance(POLL_MS);
    expect([subject.unread(), failures.length]).toEqual([2, 1]);
    stop.abort();
  });

  it('[NT12] reads all of a kind, and says when that failed', async () => {
    const { subject, server, stop } = fixture();
    const failures: unknown[] = [];
    subject.failed.on((error) => failures.push(error));
    void subject.run(stop.signal);
    await subject.show(message);
    await settle();
    server.fails = true;
    await expect(subject.openAll(message)).rejects.toThrow('down');
    expect(subject.unread()).toBe(2);
    await subject.poll();
    await subject.show(booking);
    expect([failures.length, subject.list(booking).status]).toEqual([1, 'failed']);
    server.fails = false;
    await subject.openAll();
    await settle();
    expect([subject.unread(), idsOf(subject)]).toEqual([
      0,
      [
        [1, 20],
        [2, 20],
      ],
    ]);
    stop.abort();
  });
});
