import { FakeSocket, FakeSockets } from './index.js';

function listened(): { socket: FakeSocket; received: unknown[] } {
  const socket = new FakeSocket('wss://a');
  const received: unknown[] = [];
  socket.onopen = () => received.push('open');
  socket.onmessage = ({ data }) => received.push(data);
  socket.onclose = ({ code }) => received.push(code);
  return { socket, received };
}

describe('FakeSocket', () => {
  it('[TS4] opens, receives and drops when the test calls for it', () => {
    const { socket, received } = listened();
    socket.receive('too early');
    socket.open();
    socket.receive({ type: 'beat' });
    socket.receive('raw');
    socket.drop();
    socket.receive('too late');
    socket.drop();
    expect(received).toEqual(['open', '{"type":"beat"}', 'raw', 1006]);
  });

  it('[TS5] keeps what was sent, refuses it while connecting and loses it when closed', () => {
    const { socket } = listened();
    expect(() => socket.send('x')).toThrow('connecting');
    socket.open();
    socket.send('{"a":1}');
    socket.drop();
    socket.send('{"a":2}');
    expect(socket.frames).toEqual([{ a: 1 }]);
  });

  it('[TS5] keeps how it was closed', () => {
    const { socket, received } = listened();
    socket.close(1000, 'bye');
    expect([socket.closedWith, socket.state, received]).toEqual([{ code: 1000, reason: 'bye' }, 'closed', [1000]]);
    expect(() => socket.open()).toThrow('closed');
  });

  it('[TS6] comes from a factory that lists every socket it created', () => {
    const sockets = new FakeSockets();
    expect(() => sockets.last).toThrow('no socket');
    const [first, second] = [sockets.connect('a'), sockets.connect('b')];
    expect([sockets.all, sockets.last.url]).toEqual([[first, second], 'b']);
  });
});
