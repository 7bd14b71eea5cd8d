export type { SocketLike } from '@khandai/socket';
export { ChatRooms } from './chat-rooms.js';
export { ChatSocket } from './chat-socket.js';
export { followed, informed, listed, noRooms, opened, unreadTotal } from './followed-rooms.js';
export type { FollowedChange, FollowedRoom, FollowedRooms, RoomEffect, RoomNews } from './followed-rooms.js';
export { RaceTicks } from './race-ticks.js';
export type { RaceMarble, RaceTicksDeps } from './race-ticks.js';
export { SendRefused } from './send-refused.js';
export type {
  ChatRoomsDeps,
  ChatSocketDeps,
  ChatSocketState,
  HistoryPage,
  HistoryState,
  JoinNotice,
  JoinOptions,
  MessageMedia,
  PendingMessage,
  RoomChannel,
  RoomSocket,
  RoomState,
  SendFault,
} from './types.js';
export type { WatchableTopic } from './topics.js';
