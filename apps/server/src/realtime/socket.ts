/** What the hub asks of one connection; `ws` fits through ws-socket.ts, a fake in tests. */
export interface Socket {
  /** Bytes handed over and not yet taken by the network. */
  readonly bufferedAmount: number;
  /** Sends whole WebSocket frames, headers included (`textFrame`); the bytes may be shared with other sockets. Silent once closed. */
  send(frames: Uint8Array): void;
  ping(): void;
  /** Starts the closing handshake after what is buffered. */
  close(code: number, reason: string): void;
  /** Ends the connection without a handshake. */
  terminate(): void;
}
