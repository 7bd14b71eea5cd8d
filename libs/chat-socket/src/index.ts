export type { SocketLike } from '@khandai/socket';
export { ChatSocket } from './chat-socket.js';
export { SendRefused } from './send-refused.js';
export type {
  ChatSocketDeps,
  ChatSocketState,
  FixtureListener,
  HistoryPage,
  HistoryState,
  JoinNotice,
  JoinOptions,
  OddsListener,
  PendingMessage,
  RoomChannel,
  RoomsListener,
  RoomState,
  ScoresListener,
  SendFault,
} from './types.js';
