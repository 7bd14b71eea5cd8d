import { makeAutoObservable } from 'mobx';

/** A form of the account. */
export type AccountForms = 'login' | 'register';
/** `member`: who one is logged in as, and the way out. */
export type AccountDialog = AccountForms | 'member';

/** Which dialog of the account is asked for, and why. */
export class AccountStore {
  asked: AccountDialog | undefined = undefined;
  /** A sentence on what waits for it: "để gửi tin nhắn trong phòng". */
  reason: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(dialog: AccountDialog, reason?: string): void {
    this.asked = dialog;
    this.reason = reason;
  }

  close(): void {
    this.asked = undefined;
    this.reason = undefined;
  }
}
