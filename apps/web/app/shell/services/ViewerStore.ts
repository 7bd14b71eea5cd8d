import type { AuthSession, SessionState } from '@khandai/auth-session';
import type { UserInfo } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { memberChangeListener } from './member-change';

/** The session's state for screens. */
export class ViewerStore {
  state: SessionState = { status: 'starting' };
  /** Increments whenever the signed-in user changes; what belongs to one user is keyed by it. */
  version = 0;
  /** True once the session stored in this browser is restored: until then a member is not known as one. */
  restored = false;

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  follow(session: AuthSession, signal: AbortSignal): void {
    this.set(session.state);
    const look = memberChangeListener(session, this.bumpVersion);
    const stop = session.changed.on((state) => {
      look();
      this.set(state);
    });
    signal.addEventListener('abort', stop);
  }

  markRestored(): void {
    this.restored = true;
  }

  /** Display name of the user; undefined until loaded. */
  get name(): string | undefined {
    const { state } = this;
    return state.status === 'guest' || state.status === 'member' ? state.info?.displayName : undefined;
  }

  get userId(): number | undefined {
    const { state } = this;
    return state.status === 'guest' || state.status === 'member' ? state.info?.userId : undefined;
  }

  /** Whether the token check has finished. */
  get isKnown(): boolean {
    return this.state.status !== 'starting';
  }

  /** The member's own profile; undefined until loaded. */
  get member(): UserInfo | undefined {
    return this.state.status === 'member' ? (this.state.info ?? undefined) : undefined;
  }

  /** True for a member, even while the profile still loads. */
  get isMember(): boolean {
    return this.state.status === 'member';
  }

  get blocked(): boolean {
    return this.state.status === 'blocked';
  }

  private bumpVersion(): void {
    this.version += 1;
  }

  private set(state: SessionState): void {
    this.state = state;
  }
}
