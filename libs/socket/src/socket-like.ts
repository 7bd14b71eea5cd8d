/** The part of a WebSocket that this library uses; the browser's own fits. */
export interface SocketLike {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}
