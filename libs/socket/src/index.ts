export type { CloseAction, CloseActions } from './close-actions.js';
export type { Frame } from './frames.js';
export { ReconnectingSocket } from './reconnecting-socket.js';
export type { ReconnectingSocketOptions, SocketState } from './reconnecting-socket.js';
export type { SocketLike } from './socket-like.js';
