import { makeAutoObservable, when } from 'mobx';

/** A dialog of the account. */
export type AccountDialog = 'login' | 'register' | 'forgot';

export interface AccountDeps {
  readonly viewer: {
    readonly isMember: boolean;
    /** False while a member is not known as one. */
    readonly restored: boolean;
  };
}

/** Which account dialog is open, why, and which action waits for it. */
export class AccountStore {
  dialog: AccountDialog | undefined = undefined;
  /** The reason for the login, as shown in the dialog: "Đăng nhập để gửi tin nhắn trong phòng.". */
  reason: string | undefined = undefined;
  private waiting: (() => void) | undefined = undefined;

  constructor(private readonly deps: AccountDeps) {
    makeAutoObservable<this, 'deps' | 'waiting'>(this, { deps: false, waiting: false }, { autoBind: true });
  }

  ask(dialog: AccountDialog, reason?: string): void {
    this.dialog = dialog;
    this.reason = reason;
  }

  /**
   * Runs an action for members: at once, or after the login that it opens. Closing the dialog drops the action. In a page that has
   * just loaded, waits until the stored session is restored, so that a member does not see the login.
   */
  asMember(action: () => void, reason?: string): void {
    const { viewer } = this.deps;
    if (viewer.isMember) {
      action();
      return;
    }
    if (!viewer.restored) {
      void when(() => viewer.restored).then(() => {
        this.asMember(action, reason);
      });
      return;
    }
    this.waiting = action;
    this.ask('login', reason);
  }

  /** Called after the login; runs the waiting action. */
  entered(): void {
    const action = this.waiting;
    this.close();
    action?.();
  }

  close(): void {
    this.dialog = undefined;
    this.reason = undefined;
    this.waiting = undefined;
  }
}
