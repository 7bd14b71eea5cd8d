import { CloseCode, Code, NOT_LOGGED_IN } from '@khandai/contracts';
import { FakeClock, FakeSockets, settle } from '@khandai/testing';
import fc from 'fast-check';
import { ChatSocket } from './index.js';

/** Codes with which a server, a proxy or the network closes a socket; 4400 stops the client for good. */
const codes = [1000, 1001, 1002, 1006, 1011, 1013, CloseCode.unauthorized, CloseCode.slowReader, CloseCode.tooMany];

const step = fc.oneof(
  fc.constantFrom(
    { type: 'open' as const },
    { type: 'beat' as const },
    { type: 'notLoggedIn' as const },
    { type: 'garbage' as const },
    { type: 'wake' as const },
    { type: 'logIn' as const },
    { type: 'logOut' as const },
  ),
  fc.constantFrom(...codes).map((code) => ({ type: 'drop' as const, code })),
  fc.integer({ min: 1, max: 60_000 }).map((ms) => ({ type: 'wait' as const, ms })),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function build() {
  const clock = new FakeClock();
  const sockets = new FakeSockets();
  const user = { token: 'token-0' as string | null, tokens: 0 };
  const next = () => (user.token = `token-${(user.tokens += 1)}`);
  const chat = new ChatSocket({
    url: 'wss://khandai.test/chat',
    token: () => user.token,
    renewToken: async () => next(),
    connect: sockets.connect,
    clock,
    random: () => 0.5,
  });
  chat.watch({ topic: 'scores' }, () => undefined);
  return { clock, sockets, user, next, chat };
}

async function perform(one: Step, { clock, sockets, user, next, chat }: ReturnType<typeof build>): Promise<void> {
  const socket = sockets.all.at(-1);
  const steps: Record<Step['type'], () => unknown> = {
    open: () => socket?.state === 'connecting' && socket.open(),
    beat: () => socket?.receive({ type: 'beat', code: Code.heartbeat }),
    notLoggedIn: () =>
      socket?.receive({ type: 'error', code: Code.unauthorized, key: NOT_LOGGED_IN, msg: 'Đăng nhập lại' }),
    garbage: () => socket?.receive('{'),
    drop: () => socket?.drop('code' in one ? one.code : 1006),
    wake: () => chat.wake(),
    logIn: () => (next(), chat.tokenChanged()),
    logOut: () => ((user.token = null), chat.tokenChanged()),
    wait: () => clock.advance('ms' in one ? one.ms : 0),
  };
  await steps[one.type]();
  await settle();
}

it('[CH2] (back-off) [CS5] after any closes, waits, beats and logins there is at most one connection, and a server that answers gets the client back with the current token and its topics', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50 }), async (steps) => {
      const world = build();
      const { chat, clock, sockets, user, next } = world;
      const stop = new AbortController();
      const run = chat.run(stop.signal);
      await settle();
      for (const one of steps) {
        await perform(one, world);
        expect(sockets.all.filter(({ state }) => state !== 'closed').length).toBeLessThanOrEqual(1);
        if (chat.state.status === 'open') expect(sockets.last.state).toBe('open');
      }

      if (user.token === null) next();
      chat.tokenChanged();
      // No wait is longer than two minutes.
      for (let second = 0; second < 130 && chat.state.status !== 'open'; second += 1) {
        if (sockets.all.at(-1)?.state === 'connecting') sockets.last.open();
        await clock.advance(1_000);
      }
      expect([chat.state.status, sockets.last.url]).toEqual(['open', `wss://khandai.test/chat?token=${user.token}`]);
      expect(sockets.last.frames).toContainEqual({ type: 'sub', topic: 'scores' });

      stop.abort();
      await run;
      expect([chat.state.status, sockets.last.state, clock.sleeping]).toEqual(['stopped', 'closed', 0]);
    }),
  );
});
