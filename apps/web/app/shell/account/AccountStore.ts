import { makeAutoObservable } from 'mobx';

export type AccountDialog = 'login' | 'register';

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
