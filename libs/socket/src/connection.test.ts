import { FakeClock, FakeSocket, settle } from '@khandai/testing';
import { Connection, type ConnectionEnd } from './connection.js';

interface Said {
  readonly type: string;
  readonly text?: string;
}

function build() {
  const clock = new FakeClock();
  const socket = new FakeSocket('wss://khandai.test');
  const connection = new Connection<Said, Said>({ socket, clock });
  const received: Said[] = [];
  const ends: ConnectionEnd[] = [];
  let opened = 0;
  connection.opened.on(() => (opened += 1));
  connection.received.on((frame) => received.push(frame));
  void connection.run().then((end) => ends.push(end));
  return { clock, socket, connection, received, ends, opened: () => opened };
}

const unreadable = ['', '<html>', '7', 'null', '[]', '{}', '{"type":7}', new ArrayBuffer(4)];

it('[SOC1] sends and receives JSON frames while it is open', async () => {
  const { socket, connection, received, opened } = build();
  expect(connection.send({ type: 'early' })).toBe(false);
  socket.open();
  expect([opened(), connection.send({ type: 'say', text: 'Vào!' })]).toEqual([1, true]);
  socket.receive({ type: 'said', text: 'Vào!' });
  expect([socket.frames, received]).toEqual([[{ type: 'say', text: 'Vào!' }], [{ type: 'said', text: 'Vào!' }]]);
});

it('[SOC1] ends once, with the code of the side that closes it, and emits nothing afterwards', async () => {
  const { clock, socket, connection, received, ends } = build();
  socket.open();
  await clock.advance(7_000);
  connection.close(4001);
  connection.close(4002);
  socket.drop(1011);
  socket.receive({ type: 'late' });
  await settle();
  expect(ends).toEqual([{ code: 4001, openMs: 7_000 }]);
  expect([received, connection.send({ type: 'late' }), socket.closedWith?.code, clock.sleeping]).toEqual([
    [],
    false,
    1000,
    0,
  ]);
});

it('[SOC1] ends with the code of the server, and was open for no time when it never opened', async () => {
  const { clock, socket, ends } = build();
  await clock.advance(3_000);
  socket.drop(1013);
  await settle();
  expect(ends).toEqual([{ code: 1013, openMs: 0 }]);
});

it('[SOC2] is closed with 1006 when it does not open within 15 s', async () => {
  const { clock, socket, ends } = build();
  await clock.advance(14_999);
  expect(socket.state).toBe('connecting');
  await clock.advance(1);
  expect([socket.state, ends]).toEqual(['closed', [{ code: 1006, openMs: 0 }]]);
});

it('[SOC2] is closed with 1006 after 45 s without a frame; each frame restarts the 45 s', async () => {
  const { clock, socket, ends } = build();
  await clock.advance(10_000);
  socket.open();
  await clock.advance(44_999);
  socket.receive({ type: 'beat' });
  await clock.advance(44_999);
  expect(socket.state).toBe('open');
  await clock.advance(1);
  expect([socket.state, ends]).toEqual(['closed', [{ code: 1006, openMs: 89_999 }]]);
});

it.each(unreadable)('[SOC3] ignores %p', async (data) => {
  const { socket, received } = build();
  socket.open();
  socket.receive(data);
  await settle();
  expect([received, socket.state]).toEqual([[], 'open']);
});

it('[SOC3] is closed when 45 s bring nothing but data that is no frame', async () => {
  const { clock, socket, ends } = build();
  socket.open();
  for (let second = 1; second < 45; second += 1) {
    await clock.advance(1_000);
    socket.receive(unreadable[second % unreadable.length]);
  }
  expect(socket.state).toBe('open');
  await clock.advance(1_000);
  expect([socket.state, ends]).toEqual(['closed', [{ code: 1006, openMs: 45_000 }]]);
});
