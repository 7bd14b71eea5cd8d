import { FakeClock, FakeSockets, settle } from '@khandai/testing';
import { Presence, type PresenceDeps, type PresenceRefusal } from './index.js';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function build(deps: Partial<PresenceDeps> & { member?: string | null } = {}) {
  const { member = 'token-1', ...rest } = deps;
  const clock = new FakeClock();
  const sockets = new FakeSockets();
  const surroundings = { member, asked: [] as string[] };
  let uuids = 0;
  const presence = new Presence({
    url: 'wss://a/onlineSocket',
    token: () => surroundings.member,
    renewToken: async (refused) => {
      surroundings.asked.push(`renew ${refused}`);
      surroundings.member = 'token-2';
      return 'token-2';
    },
    check: async () => {
      surroundings.asked.push('check');
      return surroundings.member !== null;
    },
    connect: sockets.connect,
    clock,
    uuid: () => `uuid-${(uuids += 1)}`,
    random: () => 1,
    ...rest,
  });
  const life = new AbortController();
  stops.push(() => life.abort());
  const run = presence.run(life.signal);
  await settle();
  const end = async () => {
    life.abort();
    await run;
  };
  /** Breaks the socket, then lets the wait for the next one pass. */
  const breaks = async () => {
    sockets.last.drop();
    await settle();
    if (presence.state.status === 'waiting') await clock.advance(presence.state.retryAt - clock.now());
  };
  return { presence, clock, sockets, surroundings, breaks, end };
}

/** The sent frames without uuids: `online`, `join 30`. */
const sentBy = ({ frames }: { frames: unknown[] }) =>
  (frames as { type: string; roomId?: number }[]).map(({ type, roomId }) =>
    roomId === undefined ? type : `${type} ${roomId}`,
  );

describe('the socket', () => {
  it('[PR1] (address and frames) has the token in its address, and each frame a uuid', async () => {
    const { presence, sockets } = await build({ token: () => 'a/b' });
    expect(sockets.last.url).toBe('wss://a/onlineSocket?token=a%2Fb');
    sockets.last.open();
    presence.enterRoom(30)();
    presence.hide();
    expect(sockets.last.frames).toEqual([
      { type: 'online', uuid: 'uuid-1' },
      { type: 'join', uuid: 'uuid-2', roomId: 30 },
      { type: 'leave', uuid: 'uuid-3', roomId: 30 },
      { type: 'offline', uuid: 'uuid-4' },
    ]);
  });

  it('[PS1] is not made by the constructor, and closes with the run', async () => {
    const sockets = new FakeSockets();
    const clock = new FakeClock();
    const never = () => Promise.reject(new Error('not asked for'));
    new Presence({
      url: 'wss://a',
      token: () => 't',
      renewToken: never,
      check: never,
      connect: sockets.connect,
      clock,
    });
    expect(sockets.all).toEqual([]);
    const running = await build();
    running.sockets.last.open();
    await running.end();
    expect([running.sockets.last.state, running.clock.sleeping, running.presence.state]).toEqual([
      'closed',
      0,
      { status: 'idle' },
    ]);
  });

  it('[PR2] (guests) is not made for a guest, but once they are a member', async () => {
    const { presence, clock, sockets, surroundings } = await build({ member: null });
    await clock.advance(600_000);
    expect([sockets.all.length, presence.state]).toEqual([0, { status: 'idle' }]);
    surroundings.member = 'token-1';
    presence.memberChanged();
    await settle();
    sockets.last.open();
    expect(sentBy(sockets.last)).toEqual(['online']);
  });

  it('[PR2] (ten attempts) is replaced after errors and closes, with growing waits, ten times at most', async () => {
    const { presence, clock, sockets, breaks } = await build();
    sockets.last.drop();
    await settle();
    expect(presence.state).toEqual({ status: 'waiting', retryAt: clock.now() + 500 });
    await clock.advance(499);
    expect(sockets.all).toHaveLength(1);
    await clock.advance(1);
    expect(sockets.all).toHaveLength(2);
    for (let tries = 2; tries <= 10; tries += 1) await breaks();
    expect(sockets.all).toHaveLength(11);
    await breaks();
    await clock.advance(3_600_000);
    expect([sockets.all.length, presence.state, clock.sleeping]).toEqual([
      11,
      { status: 'stopped', reason: 'exhausted' },
      0,
    ]);
  });

  it('[PS2] that was open for ten seconds restarts the count, and so does a page that is shown again', async () => {
    const { presence, clock, sockets, breaks } = await build();
    for (let tries = 0; tries < 10; tries += 1) await breaks();
    sockets.last.open();
    await clock.advance(10_000);
    for (let tries = 0; tries < 10; tries += 1) await breaks();
    expect(presence.state).toEqual({ status: 'connecting' });
    await breaks();
    expect(presence.state).toEqual({ status: 'stopped', reason: 'exhausted' });
    presence.show();
    await settle();
    expect(presence.state).toEqual({ status: 'connecting' });
  });

  it('[PS3] renews the token after 4401, waits longer after 1001, and stops at 4400', async () => {
    const { presence, clock, sockets, surroundings } = await build();
    sockets.last.drop(4401);
    await clock.advance(500);
    expect([surroundings.asked, sockets.last.url]).toEqual([['renew token-1'], 'wss://a/onlineSocket?token=token-2']);
    sockets.last.drop(1001);
    await settle();
    expect(presence.state).toEqual({ status: 'waiting', retryAt: clock.now() + 10_000 });
    await clock.advance(10_000);
    sockets.last.drop(4400);
    await clock.advance(600_000);
    expect([sockets.all.length, presence.state]).toEqual([3, { status: 'stopped', reason: 'refused', code: 4400 }]);
  });

  it('[PS3] reconnects although the token could not be renewed', async () => {
    const fault = new Error('away');
    const { presence, clock, sockets } = await build({ renewToken: () => Promise.reject(fault) });
    const failures: unknown[] = [];
    presence.failed.on((error) => failures.push(error));
    sockets.last.drop(4401);
    await clock.advance(500);
    expect([failures, sockets.all.length]).toEqual([[fault], 2]);
  });

  it('[PS7] is closed when it does not open within 15 s, or receives no frame for 45 s', async () => {
    const { clock, sockets } = await build();
    const [first] = sockets.all;
    await clock.advance(15_000);
    expect(first?.state).toBe('closed');
    await clock.advance(500);
    const second = sockets.last;
    second.open();
    await clock.advance(44_000);
    second.receive({ type: 'beat', code: 10000 });
    await clock.advance(44_999);
    expect(second.state).toBe('open');
    await clock.advance(1);
    expect(second.state).toBe('closed');
  });

  it('[PS8] ignores data that is no frame, and reports what was refused', async () => {
    const { presence, sockets } = await build();
    const refusals: PresenceRefusal[] = [];
    presence.refused.on((refusal) => refusals.push(refusal));
    sockets.last.open();
    for (const noise of ['<html>', '7', 'null', '{}', new ArrayBuffer(1)]) sockets.last.receive(noise);
    sockets.last.receive({ type: 'beat', code: 10000 });
    sockets.last.receive({ type: 'online', uuid: 'uuid-1', code: 0, msg: 'Success' });
    sockets.last.receive({
      type: 'join',
      uuid: 'uuid-2',
      roomId: 9,
      code: 1103,
      msg: 'Không tìm thấy phòng chat này.',
    });
    sockets.last.receive({ type: 'error', code: 1100, msg: 'Gói tin không đúng dạng.' });
    expect(refusals).toEqual([
      { code: 1103, msg: 'Không tìm thấy phòng chat này.', roomId: 9 },
      { code: 1100, msg: 'Gói tin không đúng dạng.' },
    ]);
  });
});

describe('the page', () => {
  it('[PR3] (frames) hidden sends offline; shown again it checks the member first, then sends online', async () => {
    const { presence, sockets, surroundings } = await build();
    sockets.last.open();
    presence.hide();
    expect(sentBy(sockets.last)).toEqual(['online', 'offline']);
    presence.show();
    expect(sentBy(sockets.last)).toEqual(['online', 'offline']);
    await settle();
    expect([surroundings.asked, sentBy(sockets.last)]).toEqual([['check'], ['online', 'offline', 'online']]);
  });

  it('[PR3] (guard) stays offline when the member is logged out, or the page is hidden again meanwhile', async () => {
    let answer: (still: boolean) => void = () => {};
    const { presence, sockets } = await build({ check: () => new Promise<boolean>((resolve) => (answer = resolve)) });
    sockets.last.open();
    presence.hide();
    presence.show();
    answer(false);
    await settle();
    presence.show();
    presence.hide();
    answer(true);
    await settle();
    expect(sentBy(sockets.last)).toEqual(['online', 'offline', 'offline']);
  });

  it('[PR3] (network) that could not check reports it, and sends online: the server refuses a member who is logged out', async () => {
    const fault = new Error('away');
    const { presence, sockets } = await build({ check: () => Promise.reject(fault) });
    const failures: unknown[] = [];
    presence.failed.on((error) => failures.push(error));
    sockets.last.open();
    presence.hide();
    presence.show();
    await settle();
    expect([failures, sentBy(sockets.last).at(-1)]).toEqual([[fault], 'online']);
  });

  it('[PR4] (frames) that the user leaves sends offline and closes for good; shown again it is online', async () => {
    const { presence, clock, sockets } = await build();
    sockets.last.open();
    presence.leave();
    expect([sentBy(sockets.last), sockets.last.state]).toEqual([['online', 'offline'], 'closed']);
    await clock.advance(600_000);
    expect([sockets.all.length, clock.sleeping]).toEqual([1, 0]);
    presence.show();
    await settle();
    sockets.last.open();
    expect([sockets.all.length, sentBy(sockets.last)]).toEqual([2, ['online']]);
  });

  it('[PS4] sends everything again on every new socket, a hidden one only its rooms', async () => {
    const { presence, clock, sockets } = await build();
    presence.enterRoom(30);
    sockets.last.open();
    expect(sentBy(sockets.last)).toEqual(['online', 'join 30']);
    presence.hide();
    sockets.last.drop();
    await clock.advance(500);
    sockets.last.open();
    expect(sentBy(sockets.last)).toEqual(['join 30']);
  });

  it('[PS5] joins a room once, and leaves it with the last', async () => {
    const { presence, sockets } = await build();
    sockets.last.open();
    const [chat, corner] = [presence.enterRoom(30), presence.enterRoom(30)];
    chat();
    chat();
    expect(sentBy(sockets.last)).toEqual(['online', 'join 30']);
    corner();
    expect(sentBy(sockets.last)).toEqual(['online', 'join 30', 'leave 30']);
  });

  it('[PS6] whose member logs out sends offline and closes; the next member gets a new socket', async () => {
    const { presence, sockets, surroundings } = await build();
    sockets.last.open();
    surroundings.member = null;
    presence.memberChanged();
    await settle();
    expect([sentBy(sockets.last), sockets.last.state, sockets.all.length]).toEqual([
      ['online', 'offline'],
      'closed',
      1,
    ]);
    surroundings.member = 'of-another';
    presence.memberChanged();
    await settle();
    expect(sockets.last.url).toContain('of-another');
  });
});
