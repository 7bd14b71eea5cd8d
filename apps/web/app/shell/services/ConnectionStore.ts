import type { ChatSocket, ChatSocketState } from '@khandai/chat-socket';
import { makeAutoObservable, observableRef } from 'mobx';

/** The chat socket's state for screens. */
export class ConnectionStore {
  state: ChatSocketState = { status: 'idle' };
  private opened = false;

  constructor() {
    makeAutoObservable<this, 'opened'>(this, { state: observableRef, opened: true }, { autoBind: true });
  }

  follow(socket: Pick<ChatSocket, 'stateChanged'>, signal: AbortSignal): void {
    signal.addEventListener('abort', socket.stateChanged.on(this.set));
  }

  /** The socket was open and no longer is: shown data may be outdated, and messages wait. */
  get isLost(): boolean {
    return this.opened && this.state.status !== 'open' && this.state.status !== 'idle';
  }

  private set(state: ChatSocketState): void {
    this.state = state;
    this.opened ||= state.status === 'open';
  }
}
