// Two clients of the package @khandai/chat-socket at the fake server that it ships: what one writes reaches the other, also
// what it misses while its connection is cut. Prints what both see at the end. Runs in a folder where the package is installed.
import { ChatRooms, ChatSocket } from '@khandai/chat-socket';
import { startFakeServer } from '@khandai/chat-socket/examples/fake-server.mjs';
import { SystemClock } from '@khandai/runtime';

const server = await startFakeServer();
const clock = new SystemClock();
const stop = new AbortController();

function enter(token) {
  const chat = new ChatSocket({
    url: server.url,
    token: () => token,
    renewToken: async () => token,
    connect: (url) => new WebSocket(url),
    clock,
  });
  const history = async (groupId, before) =>
    (await fetch(server.history, { method: 'POST', body: JSON.stringify({ groupId, before }) })).json();
  const room = new ChatRooms({ socket: chat, history, clock }).join(30);
  return { room, running: chat.run(stop.signal) };
}

const texts = ({ room }) => room.messages.map(({ showName, filteredMessage }) => `${showName}: ${filteredMessage}`);

async function until(holds) {
  while (!holds()) await clock.sleep(10);
}

const [minh, lan] = [enter('Minh'), enter('Lan')];
minh.room.send('Vào!');
await until(() => texts(lan).length === 1);
server.cut();
lan.room.send('Mất mạng rồi'); // Waits for the next connection.
await until(() => [minh, lan].every((fan) => texts(fan).length === 2 && fan.room.pending.length === 0));
lan.room.send('x'.repeat(201));
await until(() => lan.room.pending[0]?.status === 'sendFail');
console.log(JSON.stringify({ minh: texts(minh), lan: texts(lan), refused: lan.room.pending[0].fault.code }));
stop.abort();
await Promise.all([minh.running, lan.running]);
await server.close();
