import type { AuthSession, SessionState } from '@khandai/auth-session';
import type { UserInfo } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** The session as screens see it. */
export class SessionView {
  state: SessionState = { status: 'starting' };

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  follow(session: AuthSession, signal: AbortSignal): void {
    this.set(session.state);
    signal.addEventListener('abort', session.changed.on(this.set));
  }

  /** Name the fan is seen under; undefined until it is known. */
  get name(): string | undefined {
    const { state } = this;
    return state.status === 'guest' || state.status === 'member' ? state.info?.displayName : undefined;
  }

  get userId(): number | undefined {
    const { state } = this;
    return state.status === 'guest' || state.status === 'member' ? state.info?.userId : undefined;
  }

  /** Whether it has been settled who is watching. */
  get isKnown(): boolean {
    return this.state.status !== 'starting';
  }

  /** What a member is told about himself; undefined until it is known. */
  get member(): UserInfo | undefined {
    return this.state.status === 'member' ? (this.state.info ?? undefined) : undefined;
  }

  /** Logged in, though the name may still be on its way. */
  get isMember(): boolean {
    return this.state.status === 'member';
  }

  get blocked(): boolean {
    return this.state.status === 'blocked';
  }

  private set(state: SessionState): void {
    this.state = state;
  }
}
