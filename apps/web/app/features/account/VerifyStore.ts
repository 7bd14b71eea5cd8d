import type { ApiClient } from '@khandai/api-client';
import { makeAutoObservable, observableRef } from 'mobx';
import { type FormFault, refusalOf } from '../../shell/forms/refusal';

type VerifyState =
  | { readonly status: 'verifying' | 'verified' }
  /** The server rejected the link; `msg` is its message. */
  | { readonly status: 'refused'; readonly msg: string }
  /** No answer arrived; the link may still be valid. */
  | { readonly status: 'unanswered'; readonly key: Exclude<FormFault, { msg: string }>['key'] };

/** One use of an e-mailed link that verifies an address, or gives back an address that was replaced. */
export class VerifyStore {
  state: VerifyState = { status: 'verifying' };
  private running = false;

  constructor(
    private readonly token: string,
    private readonly deps: {
      readonly api: Pick<ApiClient, 'call'>;
      readonly call: 'POST /au/api/user/verify-email' | 'POST /au/api/user/undo-email';
      readonly verified: () => void;
    },
  ) {
    makeAutoObservable<this, 'token' | 'deps' | 'running'>(
      this,
      { token: false, deps: false, running: false, state: observableRef },
      { autoBind: true },
    );
  }

  /** Uses the link. Does nothing once the link is used or refused. */
  async verify(): Promise<void> {
    if (this.running || this.state.status === 'verified' || this.state.status === 'refused') return;
    this.running = true;
    this.become({ status: 'verifying' });
    try {
      await this.deps.api.call(this.deps.call, { body: { token: this.token } });
      this.become({ status: 'verified' });
      this.deps.verified();
    } catch (error) {
      const { fault, waitMs } = refusalOf(error);
      if ('key' in fault) this.become({ status: 'unanswered', key: fault.key });
      else this.become(waitMs > 0 ? { status: 'unanswered', key: 'broken' } : { status: 'refused', msg: fault.msg });
    } finally {
      this.running = false;
    }
  }

  private become(state: VerifyState): void {
    this.state = state;
  }
}
