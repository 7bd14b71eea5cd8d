// A minimal chat room on socket.io: its defaults, WebSocket from the start, one room, no storage.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { chatMessage } from './message.mjs';

const http = createServer();
const io = new Server(http, { transports: ['websocket'] });
let number = 0;

io.on('connection', (socket) => {
  socket.join('room');
  socket.on('say', ({ uuid, text }) => {
    number += 1;
    io.to('room').emit('messages', { groupId: 30, list: [chatMessage(number, uuid, text)] });
  });
});

http.listen(0, '127.0.0.1', () => process.stdout.write(`port ${http.address().port}\n`));
