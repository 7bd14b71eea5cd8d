import { makeAutoObservable } from 'mobx';

/** A dialog of the account. */
export type AccountDialog = 'login' | 'register' | 'forgot';

/** Which dialog of the account is asked for, why, and what waits for it. */
export class AccountStore {
  asked: AccountDialog | undefined = undefined;
  /** A sentence on what waits for it: "để gửi tin nhắn trong phòng". */
  reason: string | undefined = undefined;
  private waiting: (() => void) | undefined = undefined;

  constructor(private readonly viewer: { readonly isMember: boolean }) {
    makeAutoObservable<this, 'viewer' | 'waiting'>(this, { viewer: false, waiting: false }, { autoBind: true });
  }

  ask(dialog: AccountDialog, reason?: string): void {
    this.asked = dialog;
    this.reason = reason;
  }

  /** Does what only members may: at once, or by itself after the login it asks for. Whoever closes the dialog gives it up. */
  asMember(action: () => void, reason?: string): void {
    if (this.viewer.isMember) {
      action();
      return;
    }
    this.waiting = action;
    this.ask('login', reason);
  }

  /** Whoever was asked to log in has: what waited for it is done. */
  entered(): void {
    const action = this.waiting;
    this.close();
    action?.();
  }

  close(): void {
    this.asked = undefined;
    this.reason = undefined;
    this.waiting = undefined;
  }
}
