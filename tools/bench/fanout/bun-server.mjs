// A minimal chat room on Bun: its built-in WebSocket server and publish, one room, no storage. Runs in Bun.
import { chatMessage } from './message.mjs';

let number = 0;

const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: (request, self) => (self.upgrade(request) ? undefined : new Response('', { status: 404 })),
  websocket: {
    open(socket) {
      socket.subscribe('room');
      socket.send('ready');
    },
    message(_socket, said) {
      number += 1;
      const { uuid, text } = JSON.parse(said);
      server.publish(
        'room',
        JSON.stringify({ type: 'messages', groupId: 30, list: [chatMessage(number, uuid, text)] }),
      );
    },
  },
});

process.stdout.write(`port ${server.port}\n`);
process.on('SIGUSR2', () => Bun.gc(true));
