// Two clients of the package @khandai/chat-socket at the fake server that it ships: what one writes reaches the other, also
// what it misses while its connection is cut, and both follow a race. Prints what both see at the end. Runs in a folder where the package is installed.
import { ChatRooms, ChatSocket, RaceTicks } from '@khandai/chat-socket';
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
const races = [minh, lan].map(({ room }) => new RaceTicks({ room, clock }));
for (const tick of [1, 2, 1]) {
  const marbles = [{ id: 7, progress: tick / 4, rank: 1 }];
  server.announce(30, { systemMessage: 7, race: { raceId: 2417, tick, marbles } });
}
await until(() => races.every(({ latest }) => latest?.tick === 2));
const refused = lan.room.pending[0].fault.code;
const race = races.map(({ before, latest }) => [before.tick, latest.tick]);
console.log(JSON.stringify({ minh: texts(minh), lan: texts(lan), refused, race }));
for (const one of races) one.close();
stop.abort();
await Promise.all([minh.running, lan.running]);
await server.close();
