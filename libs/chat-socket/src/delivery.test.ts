import { FakeClock, FakeSockets, settle } from '@khandai/testing';
import fc from 'fast-check';
import { ChatRooms, ChatSocket, type RoomChannel } from './index.js';
import { RoomServer } from '../test/room-server.js';

const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('post' as const) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('send' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('react' as const), index: fc.nat(50) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('deliver' as const, 'serve' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('drop' as const, 'duplicate' as const, 'swap' as const, 'cut' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('refuse' as const, 'failHistory' as const, 'delayHistory' as const, 'goBack' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 50, max: 20_000 }) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
type World = ReturnType<typeof build>;

function build() {
  const clock = new FakeClock();
  const sockets = new FakeSockets();
  // Small limits, so that gaps too long to fill and histories of several pages are common.
  const server = new RoomServer(sockets, { missed: 3, page: 4 });
  let made = 0;
  const chat = new ChatSocket({
    url: 'wss://khandai.test/chat',
    token: () => 'token',
    renewToken: async () => 'token',
    connect: sockets.connect,
    clock,
    random: () => 0.5,
  });
  const rooms = new ChatRooms({
    socket: chat,
    history: server.history,
    clock,
    uuid: () => `mine-${(made += 1)}`,
    random: () => 0.5,
  });
  return { clock, server, chat, rooms };
}

async function perform(step: Act, { clock, server }: World, room: RoomChannel, written: string[]): Promise<void> {
  const acts: Record<Act['type'], () => unknown> = {
    post: () => server.post(),
    send: () => written.push(room.send('Cố lên')),
    react: () => server.react('index' in step ? step.index : 0),
    deliver: () => server.deliver(),
    serve: () => server.serve(),
    drop: () => server.dropNext(),
    duplicate: () => server.duplicateNext(),
    swap: () => server.swapNext(),
    cut: () => server.cut(),
    refuse: () => server.refuseNext(),
    failHistory: () => server.disturbHistory('fails'),
    delayHistory: () => server.disturbHistory('waits'),
    goBack: () => void room.loadHistory(),
    wait: () => clock.advance('ms' in step ? step.ms : 0),
  };
  await acts[step.type]();
  await settle();
}

async function calm({ clock, server }: World): Promise<void> {
  for (let second = 0; second < 40; second += 1) {
    server.deliverAll();
    await clock.advance(1000);
  }
}

it('[CH2] (what it missed) [CH4] (resend) whatever is cut, dropped, doubled, crossed, refused or late, every confirmed message ends up shown once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (steps) => {
      const world = build();
      const { server, chat, rooms } = world;
      const stop = new AbortController();
      const run = chat.run(stop.signal);
      const room = rooms.join(30);
      const written: string[] = [];
      for (const step of steps) await perform(step, world, room, written);

      server.recover();
      server.cut(); // The client notices a drop at the very end only on the next connection.
      await calm(world);
      for (const { uuid } of room.pending) room.resend(uuid);
      await calm(world);
      while (room.hasOlder) await room.loadHistory();

      expect(room.pending).toEqual([]);
      expect(room.messages).toEqual(server.messages);
      expect(
        server.messages
          .map(({ uuid }) => uuid)
          .filter((uuid) => uuid.startsWith('mine'))
          .sort(),
      ).toEqual([...written].sort());
      expect(server.joins.length).toBeLessThanOrEqual(1);
      stop.abort();
      await run;
      room.leave();
      await settle();
      expect(world.clock.sleeping).toBe(0);
    }),
    { numRuns: 60 },
  );
});
