/** The interface of one connection for the hub. ws-socket.ts implements it with `ws`; tests use a fake. */
export interface Socket {
  /** Bytes that the network has not taken yet. */
  readonly bufferedAmount: number;
  /**
   * Sends whole WebSocket frames, headers included (`textFrame`); other sockets may share the bytes. Does nothing once
   * closed.
   */
  send(frames: Uint8Array): void;
  /** Starts the closing handshake after the buffered data. */
  close(code: number, reason: string): void;
  /** Ends the connection without a handshake. */
  terminate(): void;
}
