import { Code, type PresenceFrame, type PresenceServerFrame } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { ReconnectingSocket, type SocketState } from '@khandai/socket';
import type { PresenceDeps, PresenceRefusal, PresenceState } from './types.js';

const MAX_RECONNECTS = 10;
/** Not a WebSocket close code: the page itself closed the connection, for example because the member changed. */
const CLOSED_BY_PAGE = 0;

/** Tells the server whether a member is online, and in which rooms. Nothing starts before `run`. */
export class Presence {
  readonly stateChanged = new Emitter<PresenceState>();
  /** The server refused a frame. */
  readonly refused = new Emitter<PresenceRefusal>();
  /** Checking the member or renewing their token failed. */
  readonly failed: Emitter<unknown>;

  readonly #deps: PresenceDeps;
  readonly #uuid: () => string;
  readonly #socket: ReconnectingSocket<PresenceFrame, PresenceServerFrame>;
  /** The member's rooms, with the number of `enterRoom` calls that have not been undone. */
  readonly #rooms = new Map<number, number>();
  #state: PresenceState = { status: 'idle' };
  #hidden = false;
  #left = false;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
    this.#uuid = deps.uuid ?? (() => crypto.randomUUID());
    const socket = new ReconnectingSocket<PresenceFrame, PresenceServerFrame>({
      ...deps,
      token: () => (this.#left ? null : deps.token()),
      maxReconnects: MAX_RECONNECTS,
      restartable: true,
      closeActions: { [CLOSED_BY_PAGE]: 'reconnectNow' },
    });
    this.#socket = socket;
    this.failed = socket.failed;
    socket.stateChanged.on((state) => this.#setState(state));
    socket.opened.on(() => this.#onOpen());
    socket.received.on((frame) => this.#onFrame(frame));
  }

  get state(): PresenceState {
    return this.#state;
  }

  /** Connects while there is a member, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const close = () => this.#close();
    signal.addEventListener('abort', close);
    await this.#socket.run(signal);
    signal.removeEventListener('abort', close);
  }

  /** Call it when the page is visible again. */
  show(): void {
    this.#hidden = false;
    this.#left = false;
    this.#socket.startOver();
    void this.#comeBack();
  }

  /** Call it when the page is hidden. */
  hide(): void {
    this.#hidden = true;
    this.#send('offline');
  }

  /** Call it when the window closes or the user leaves the page. */
  leave(): void {
    this.#left = true;
    this.#close();
  }

  /** Call it when the member changes or logs out. */
  memberChanged(): void {
    this.#close();
    this.#socket.startOver();
  }

  /** Tells the server that the member is in a room; the returned function tells it that they left. */
  enterRoom(roomId: number): () => void {
    const entered = this.#rooms.get(roomId) ?? 0;
    this.#rooms.set(roomId, entered + 1);
    if (entered === 0) this.#sendRoom('join', roomId);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leaveRoom(roomId);
    };
  }

  #leaveRoom(roomId: number): void {
    const entered = (this.#rooms.get(roomId) ?? 1) - 1;
    if (entered > 0) this.#rooms.set(roomId, entered);
    else {
      this.#rooms.delete(roomId);
      this.#sendRoom('leave', roomId);
    }
  }

  #onOpen(): void {
    if (!this.#hidden) this.#send('online');
    for (const roomId of this.#rooms.keys()) this.#sendRoom('join', roomId);
  }

  #onFrame(frame: PresenceServerFrame): void {
    if (!('msg' in frame) || frame.code === Code.success) return;
    const roomId = 'roomId' in frame ? frame.roomId : undefined;
    this.refused.emit({ code: frame.code, msg: frame.msg, ...(roomId !== undefined && { roomId }) });
  }

  /** Checks the member first: another page or device may have logged them out while the page was hidden. */
  async #comeBack(): Promise<void> {
    if (this.#deps.token() === null) return;
    let isMember = true;
    try {
      isMember = await this.#deps.check();
    } catch (error) {
      // The network may be down. The server itself refuses a member who is logged out.
      this.failed.emit(error);
    }
    if (isMember && !this.#hidden) this.#send('online');
  }

  #send(type: 'online' | 'offline'): void {
    this.#socket.send({ type, uuid: this.#uuid() });
  }

  #sendRoom(type: 'join' | 'leave', roomId: number): void {
    this.#socket.send({ type, uuid: this.#uuid(), roomId });
  }

  #close(): void {
    this.#send('offline');
    this.#socket.close(CLOSED_BY_PAGE);
  }

  #setState(state: SocketState): void {
    const next = presenceState(state);
    if (next.status === 'idle' && this.#state.status === 'idle') return;
    this.#state = next;
    this.stateChanged.emit(next);
  }
}

/** Without a member and after the end of the run, presence is idle. */
function presenceState(state: SocketState): PresenceState {
  if (state.status === 'waiting')
    return state.retryAt === null ? { status: 'idle' } : { status: 'waiting', retryAt: state.retryAt };
  return state.status === 'stopped' && state.reason === 'aborted' ? { status: 'idle' } : state;
}
