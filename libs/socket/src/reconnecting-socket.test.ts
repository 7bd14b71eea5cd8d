import { FakeClock, FakeSockets, settle } from '@khandai/testing';
import { ReconnectingSocket, type ReconnectingSocketOptions, type SocketLike, type SocketState } from './index.js';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function build(options: Partial<ReconnectingSocketOptions> = {}) {
  const clock = new FakeClock();
  const sockets = new FakeSockets();
  const tokens = { current: 'token-1' as string | null, renewed: [] as string[] };
  const socket = new ReconnectingSocket<{ type: string }, { type: string }>({
    url: 'wss://khandai.test/live',
    token: () => tokens.current,
    renewToken: async (refused) => {
      tokens.renewed.push(refused);
      tokens.current = `token-${tokens.renewed.length + 1}`;
    },
    connect: sockets.connect,
    clock,
    random: () => 0,
    ...options,
  });
  const states: SocketState[] = [];
  socket.stateChanged.on((state) => states.push(state));
  const controller = new AbortController();
  stops.push(() => controller.abort());
  const run = socket.run(controller.signal);
  await settle();
  /** Closes the newest socket and returns how long the next one waits, in ms; null when it does not wait. */
  const waitAfter = async (code?: number): Promise<number | null> => {
    sockets.last.drop(code);
    await settle();
    return socket.state.status === 'waiting' && socket.state.retryAt !== null
      ? socket.state.retryAt - clock.now()
      : null;
  };
  return { clock, sockets, tokens, socket, states, run, abort: () => controller.abort(), waitAfter };
}

describe('a connection', () => {
  it('[SOC4] starts with the run, not with the constructor, and has the token in its address', async () => {
    const fits = (socket: WebSocket): SocketLike => socket;
    expect(fits).toBeDefined();
    const connect = (): SocketLike => {
      throw new Error('nothing asked for a connection');
    };
    const idle = new ReconnectingSocket({
      url: 'wss://a',
      token: () => 't',
      renewToken: async () => {},
      connect,
      clock: new FakeClock(),
    });
    expect([idle.state, idle.send({ type: 'x' })]).toEqual([{ status: 'idle' }, false]);
    const { sockets } = await build({ token: () => 'a/b c' });
    expect(sockets.all.map(({ url }) => url)).toEqual(['wss://khandai.test/live?token=a%2Fb%20c']);
  });

  it('[SOC4] announces its states, its opening, its frames and its end', async () => {
    const { sockets, socket, states, clock } = await build();
    const events: unknown[] = [];
    socket.opened.on(() => events.push(['opened', socket.send({ type: 'hello' })]));
    socket.received.on(({ type }) => events.push(['received', type]));
    socket.closed.on(() => events.push(['closed', socket.send({ type: 'late' })]));
    sockets.last.open();
    sockets.last.receive({ type: 'beat' });
    sockets.last.drop();
    await settle();
    expect(events).toEqual([
      ['opened', true],
      ['received', 'beat'],
      ['closed', false],
    ]);
    expect(states).toEqual([
      { status: 'connecting' },
      { status: 'open' },
      { status: 'waiting', retryAt: clock.now() + 250 },
    ]);
  });

  it('[SOC4] ends with the signal, and leaves no connection and no timer', async () => {
    const { sockets, socket, clock, run, abort } = await build();
    sockets.last.open();
    abort();
    await run;
    await clock.advance(600_000);
    expect([sockets.all.length, sockets.last.state, socket.state, clock.sleeping]).toEqual([
      1,
      'closed',
      { status: 'stopped', reason: 'aborted' },
      0,
    ]);
  });

  it('[SOC4] ends with the signal while it waits', async () => {
    const { socket, clock, run, abort, waitAfter } = await build();
    await waitAfter();
    abort();
    await run;
    expect([socket.state, clock.sleeping]).toEqual([{ status: 'stopped', reason: 'aborted' }, 0]);
  });
});

describe('reconnecting', () => {
  it('[SOC5] waits longer each time, up to 30 s', async () => {
    const { clock, waitAfter } = await build({ random: () => 1 });
    const waits: (number | null)[] = [];
    for (let drops = 0; drops < 8; drops += 1) {
      waits.push(await waitAfter());
      await clock.advance(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('[SOC5] starts again with the shortest wait after a connection that was open for 10 s', async () => {
    const { clock, sockets, waitAfter } = await build();
    await clock.advance((await waitAfter()) ?? 0);
    await clock.advance((await waitAfter()) ?? 0);
    sockets.last.open();
    await clock.advance(9_999);
    expect(await waitAfter()).toBe(1_000);
    await clock.advance(1_000);
    sockets.last.open();
    await clock.advance(10_000);
    expect(await waitAfter()).toBe(250);
  });

  it.each([1001, 1013, 4429])('[SOC6] waits at least 5 s after code %d, and up to two minutes', async (code) => {
    const { clock, waitAfter } = await build();
    const waits: (number | null)[] = [];
    for (let drops = 0; drops < 6; drops += 1) {
      waits.push(await waitAfter(code));
      await clock.advance(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('[SOC6] ends after code 4400', async () => {
    const { clock, sockets, socket, run } = await build();
    sockets.last.drop(4400);
    await run;
    socket.wake();
    await clock.advance(600_000);
    expect([sockets.all.length, socket.state]).toEqual([1, { status: 'stopped', reason: 'refused', code: 4400 }]);
  });

  it('[SOC6] handles a code as the application configured it, custom codes too', async () => {
    const { sockets, socket, waitAfter, run } = await build({
      closeActions: { 0: 'reconnectNow', 4404: 'stop', 1001: 'reconnect' },
    });
    expect(await waitAfter(1001)).toBe(250);
    socket.wake();
    await settle();
    socket.close(0);
    await settle();
    expect([sockets.all.length, socket.state]).toEqual([3, { status: 'connecting' }]);
    sockets.last.drop(4404);
    await run;
    expect(socket.state).toEqual({ status: 'stopped', reason: 'refused', code: 4404 });
  });

  it('[SOC7] tries again at once when woken, with the next longer wait after it', async () => {
    const { sockets, socket, waitAfter } = await build();
    await waitAfter();
    socket.wake();
    await settle();
    expect([sockets.all.length, await waitAfter()]).toEqual([2, 500]);
  });

  it('[SOC7] starts over with the shortest wait', async () => {
    const { sockets, socket, waitAfter } = await build();
    await waitAfter();
    socket.startOver();
    await settle();
    expect([sockets.all.length, await waitAfter()]).toEqual([2, 250]);
  });

  it('[SOC8] stops after as many reconnects as it may make, and ends', async () => {
    const { clock, sockets, socket, run, waitAfter } = await build({ maxReconnects: 2 });
    await clock.advance((await waitAfter()) ?? 0);
    await clock.advance((await waitAfter()) ?? 0);
    sockets.last.drop();
    await run;
    expect([sockets.all.length, socket.state]).toEqual([3, { status: 'stopped', reason: 'exhausted' }]);
  });

  it('[SOC8] that is restartable waits without limit, and has all its reconnects again after it starts over', async () => {
    const { clock, sockets, socket, waitAfter } = await build({ maxReconnects: 1, restartable: true });
    await clock.advance((await waitAfter()) ?? 0);
    sockets.last.drop();
    await clock.advance(3_600_000);
    expect([sockets.all.length, socket.state, clock.sleeping]).toEqual([
      2,
      { status: 'stopped', reason: 'exhausted' },
      0,
    ]);
    socket.startOver();
    await settle();
    expect([sockets.all.length, await waitAfter()]).toEqual([3, 250]);
  });
});

describe('tokens', () => {
  it('[SOC9] waits for a token until it is woken', async () => {
    const { clock, sockets, tokens, socket } = await build();
    tokens.current = null;
    sockets.last.drop();
    await clock.advance(600_000);
    expect([sockets.all.length, socket.state, clock.sleeping]).toEqual([1, { status: 'waiting', retryAt: null }, 0]);
    tokens.current = 'token-9';
    socket.wake();
    await settle();
    expect(sockets.last.url).toContain('token-9');
  });

  it('[SOC9] looks for a token at its interval', async () => {
    const tokens = { current: null as string | null };
    const { clock, sockets } = await build({ token: () => tokens.current, tokenCheckMs: 5_000 });
    tokens.current = 'token-9';
    await clock.advance(4_999);
    expect(sockets.all).toHaveLength(0);
    await clock.advance(1);
    expect(sockets.last.url).toContain('token-9');
  });

  it('[SOC9] renews the token after code 4401, then waits as usual', async () => {
    const { clock, sockets, tokens, waitAfter } = await build();
    expect(await waitAfter(4401)).toBe(250);
    await clock.advance(250);
    expect([tokens.renewed, sockets.last.url]).toEqual([['token-1'], 'wss://khandai.test/live?token=token-2']);
  });

  it('[SOC9] skips the wait as often as it may when the token is a new one', async () => {
    const { sockets, tokens, waitAfter } = await build({ maxImmediateReconnects: 2 });
    expect([await waitAfter(4401), await waitAfter(4401), await waitAfter(4401)]).toEqual([null, null, 250]);
    expect([sockets.all.length, tokens.renewed]).toEqual([3, ['token-1', 'token-2', 'token-3']]);
  });

  it('[SOC9] reports a token that could not be renewed, and reconnects with the old one', async () => {
    const fault = new Error('offline');
    const { clock, sockets, socket, waitAfter } = await build({ renewToken: () => Promise.reject(fault) });
    const failures: unknown[] = [];
    socket.failed.on((error) => failures.push(error));
    await clock.advance((await waitAfter(4401)) ?? 0);
    expect([failures, sockets.last.url]).toEqual([[fault], 'wss://khandai.test/live?token=token-1']);
  });

  it('[SOC9] knows whether its connection has an old token', async () => {
    const { sockets, tokens, socket } = await build();
    expect(socket.hasOldToken).toBe(false);
    tokens.current = 'token-9';
    expect(socket.hasOldToken).toBe(true);
    sockets.last.drop();
    await settle();
    expect(socket.hasOldToken).toBe(false);
  });
});
