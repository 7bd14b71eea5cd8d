import { CloseCode } from '@khandai/contracts';
import { FakeClock, FakeSockets, settle } from '@khandai/testing';
import { ChatSocket, type ChatSocketState, type SocketLike } from './index.js';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function build({ token = 'token-1' as string | null } = {}) {
  const clock = new FakeClock();
  const sockets = new FakeSockets();
  const held = { token, renewed: 'token-2' as string | null };
  const renewals: string[] = [];
  const chat = new ChatSocket({
    url: 'wss://khandai.test/chat',
    token: () => held.token,
    renewToken: async (refused) => {
      renewals.push(refused);
      held.token = held.renewed;
      return held.token;
    },
    connect: sockets.connect,
    clock,
    random: () => 0,
  });
  const states: ChatSocketState[] = [];
  chat.stateChanged.on((state) => states.push(state));
  const controller = new AbortController();
  stops.push(() => controller.abort());
  const run = chat.run(controller.signal);
  await settle();
  return { clock, sockets, held, renewals, chat, states, run, stop: () => controller.abort() };
}

describe('a connection', () => {
  it('[CH1] (token) carries the token in the query', async () => {
    const { sockets } = await build({ token: 'a b' });
    expect(sockets.last.url).toBe('wss://khandai.test/chat?token=a%20b');
  });

  it('[CS1] fits the browser’s own socket, and is not made before the run', () => {
    const fits = (socket: WebSocket): SocketLike => socket;
    expect(fits).toBeDefined();
    const sockets = new FakeSockets();
    new ChatSocket({
      url: '',
      token: () => 't',
      renewToken: async () => null,
      connect: sockets.connect,
      clock: new FakeClock(),
    });
    expect(sockets.all).toHaveLength(0);
  });

  it('[CS2] waits for a token while there is none', async () => {
    const { sockets, held, chat } = await build({ token: null });
    expect(chat.state).toEqual({ status: 'waiting', retryAt: null });
    held.token = 'late';
    chat.tokenChanged();
    await settle();
    expect(sockets.last.url).toMatch('token=late');
  });

  it('[CH2] (back-off) that closes is replaced after growing waits', async () => {
    const { clock, sockets, states } = await build();
    const gaps: number[] = [];
    for (let drop = 0; drop < 5; drop += 1) {
      sockets.last.drop();
      await settle();
      const waiting = states.at(-1);
      gaps.push(waiting?.status === 'waiting' ? (waiting.retryAt ?? 0) - clock.now() : -1);
      await clock.advance(gaps.at(-1) ?? 0);
    }
    expect(gaps).toEqual([250, 500, 1000, 2000, 4000]);
    expect(sockets.all).toHaveLength(6);
  });

  it('[CH2] (back-off) that was stable starts from the shortest wait again', async () => {
    const { clock, sockets, chat } = await build();
    for (const wait of [250, 500]) {
      sockets.last.drop();
      await clock.advance(wait);
    }
    sockets.last.open();
    await clock.advance(10_000);
    sockets.last.drop();
    await settle();
    expect(chat.state).toEqual({ status: 'waiting', retryAt: clock.now() + 250 });
  });

  it('[CH2] (token in the URL) whose address lacks the current token is closed and replaced at once', async () => {
    const { sockets, held, chat } = await build();
    sockets.last.open();
    chat.tokenChanged();
    await settle();
    expect(sockets.all).toHaveLength(1);
    held.token = 'token-9';
    chat.tokenChanged();
    await settle();
    expect(sockets.all[0]?.state).toBe('closed');
    expect(sockets.last.url).toMatch('token=token-9');
  });

  it('[CH2] (token in the URL) notices an old token by itself with the next frame', async () => {
    const { sockets, held } = await build();
    sockets.last.open();
    held.token = 'token-9';
    sockets.last.receive({ type: 'beat', code: 10000 });
    await settle();
    expect(sockets.last.url).toMatch('token=token-9');
  });

  it('[CS3] without a frame for 45 s is closed; a beat is a frame', async () => {
    const { clock, sockets } = await build();
    const [first] = sockets.all;
    first?.open();
    await clock.advance(44_000);
    first?.receive({ type: 'beat', code: 10000 });
    await clock.advance(44_999);
    expect(first?.state).toBe('open');
    await clock.advance(1);
    expect(first?.state).toBe('closed');
    await clock.advance(1000);
    expect(sockets.all).toHaveLength(2);
  });

  it('[CS3] that does not open within 15 s is closed', async () => {
    const { clock, sockets } = await build();
    await clock.advance(15_000);
    expect(sockets.all[0]?.state).toBe('closed');
  });

  it('[CS4] is tried at once when woken', async () => {
    const { sockets, chat } = await build();
    sockets.last.drop(CloseCode.tooMany);
    await settle();
    chat.wake();
    await settle();
    expect(sockets.all).toHaveLength(2);
  });

  it('[CS5] ends with the run and leaves no timer', async () => {
    const { clock, sockets, run, stop, chat } = await build();
    sockets.last.open();
    stop();
    await run;
    await settle();
    expect(sockets.last.state).toBe('closed');
    expect(chat.state).toEqual({ status: 'stopped', reason: 'aborted' });
    expect(clock.sleeping).toBe(0);
  });

  it.each([CloseCode.tooMany, CloseCode.tryAgainLater, CloseCode.goingAway])(
    '[CH2] (close codes) closed with %d waits longer',
    async (code) => {
      const { clock, sockets, chat } = await build();
      sockets.last.open();
      sockets.last.drop(code);
      await settle();
      expect(chat.state).toEqual({ status: 'waiting', retryAt: clock.now() + 5000 });
    },
  );

  it('[CH2] (close codes) closed with 4400 is not replaced, and the state shows it', async () => {
    const { clock, sockets, run, chat } = await build();
    sockets.last.open();
    sockets.last.drop(CloseCode.protocolViolation);
    await run;
    await clock.advance(600_000);
    expect(chat.state).toEqual({ status: 'stopped', reason: 'refused', code: 4400 });
    expect(sockets.all).toHaveLength(1);
  });
});

describe('a refused token', () => {
  it('[CH8] (close code) is renewed when the socket closes with 4401, and the next one carries the new', async () => {
    const { sockets, renewals } = await build();
    sockets.last.open();
    sockets.last.drop(CloseCode.unauthorized);
    await settle();
    expect(renewals).toEqual(['token-1']);
    expect(sockets.last.url).toMatch('token=token-2');
  });

  it.each([
    { type: 'error', code: 401, msg: 'Hết phiên', key: 'FIBE_NOT_LOGIN' },
    { type: 'send', uuid: 'u', code: 401, msg: 'FIBE_NOT_LOGIN' },
  ])('[CH8] is renewed on FIBE_NOT_LOGIN in a $type frame', async (frame) => {
    const { sockets, renewals } = await build();
    sockets.last.open();
    sockets.last.receive(frame);
    await settle();
    expect(renewals).toEqual(['token-1']);
    expect(sockets.all).toHaveLength(2);
  });

  it('[CS6] is not renewed because a user writes the word', async () => {
    const { sockets, renewals } = await build();
    sockets.last.open();
    sockets.last.receive({ type: 'messages', groupId: 30, list: [{ filteredMessage: 'FIBE_NOT_LOGIN' }] });
    await settle();
    expect(renewals).toEqual([]);
  });

  it('[CS7] that stays refused is not renewed in a tight loop', async () => {
    const { clock, sockets, held, renewals } = await build();
    for (let round = 0; round < 20; round += 1) {
      held.renewed = `token-${round + 10}`;
      if (sockets.last.state === 'connecting') sockets.last.drop(CloseCode.unauthorized);
      await clock.advance(100);
    }
    expect(renewals.length).toBeLessThan(7);
  });
});

describe('topics', () => {
  it('[CH3] (sub and unsub part) are subscribed once for all listeners, and unsubscribed with the last', async () => {
    const { sockets, chat } = await build();
    sockets.last.open();
    const first = chat.watch({ topic: 'scores' }, () => {});
    const second = chat.watch({ topic: 'scores' }, () => {});
    first();
    first();
    second();
    expect(sockets.last.frames).toEqual([
      { type: 'sub', topic: 'scores' },
      { type: 'unsub', topic: 'scores' },
    ]);
  });

  it('[CH2] (resubscribes) are subscribed again on every connection, and `resumed` reports the break', async () => {
    const { clock, sockets, chat } = await build();
    let resumed = 0;
    chat.resumed.on(() => (resumed += 1));
    chat.watch({ topic: 'fixture', fixtureId: 'fx-1' }, () => {});
    sockets.last.open();
    expect(resumed).toBe(0);
    sockets.last.drop();
    await clock.advance(1000);
    sockets.last.open();
    expect(resumed).toBe(1);
    expect(sockets.last.frames).toEqual([{ type: 'sub', topic: 'fixture', fixtureId: 'fx-1' }]);
  });

  it('[CS8] reach their listeners, those of a fixture only its own', async () => {
    const { sockets, chat } = await build();
    const heard: unknown[] = [];
    chat.watch({ topic: 'scores' }, ({ list }) => heard.push(['scores', list]));
    chat.watch({ topic: 'odds' }, ({ rows }) => heard.push(['odds', rows]));
    chat.watch({ topic: 'rooms' }, ({ list }) => heard.push(['rooms', list]));
    chat.watch({ topic: 'fixture', fixtureId: 'fx-1' }, ({ stats }) => heard.push(['fixture', stats]));
    sockets.last.open();
    sockets.last.receive({ type: 'scores', list: [] });
    sockets.last.receive({ type: 'odds', rows: { handicap: ['1,2'] } });
    sockets.last.receive({ type: 'rooms', list: [{ groupId: 30, online: 9 }] });
    sockets.last.receive({ type: 'fixture', fixtureId: 'fx-1', stats: [] });
    sockets.last.receive({ type: 'fixture', fixtureId: 'fx-2', stats: [] });
    expect(heard).toEqual([
      ['scores', []],
      ['odds', { handicap: ['1,2'] }],
      ['rooms', [{ groupId: 30, online: 9 }]],
      ['fixture', []],
    ]);
  });

  it.each(['', 'not json', '7', 'null', '{"type":7}', '{"type":"unheard-of"}', new ArrayBuffer(4)])(
    '[CS9] survive %p from the server',
    async (data) => {
      const { sockets, chat } = await build();
      sockets.last.open();
      sockets.last.receive(data);
      await settle();
      expect(chat.state.status).toBe('open');
    },
  );

  it('[CH5] (code 10000) code 10000 is ignored, other faults are reported', async () => {
    const { sockets, chat } = await build();
    const codes: number[] = [];
    chat.faulted.on(({ code }) => codes.push(code));
    sockets.last.open();
    sockets.last.receive({ type: 'error', code: 10000, msg: '' });
    sockets.last.receive({ type: 'error', code: 1102, msg: 'Không có chủ đề này' });
    sockets.last.receive({ type: 'sub', topic: 'odds', code: 1110, msg: 'Quá nhiều chủ đề' });
    expect(codes).toEqual([1102, 1110]);
  });
});
