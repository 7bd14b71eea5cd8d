import type { ApiClient } from '@khandai/api-client';
import { Code } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { faultsOf, passwordFault } from '../../shell/forms/checks';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { refusalOf } from '../../shell/forms/refusal';

export interface ResetFields {
  readonly password: string;
}

type Outcome = { readonly status: 'done' } | { readonly status: 'refused'; readonly msg: string };

const fieldOf = new Map<number, 'password'>([[Code.weakPassword, 'password']]);

/**
 * One use of a link that sets a new password. What comes of it is known here, and not where it is typed: every session ends
 * with the old password, and what a member's page shows goes with his, maybe before the answer is there.
 */
export class ResetStore {
  outcome: Outcome | undefined = undefined;
  readonly form: FormStore<ResetFields>;

  constructor(
    private readonly token: string,
    private readonly deps: { readonly api: Pick<ApiClient, 'call'>; readonly clock: { readonly now: number } },
  ) {
    this.form = new FormStore({ empty: { password: '' }, fieldOf, clock: deps.clock });
    makeAutoObservable<this, 'token' | 'deps'>(
      this,
      { form: false, token: false, deps: false, outcome: observableRef },
      { autoBind: true },
    );
  }

  /** Answers the field to be mended, if it is. */
  submit(): Promise<'password' | undefined> {
    const plan: FormPlan<ResetFields> = {
      check: ({ password }) => faultsOf({ password: passwordFault(password, '') }),
      send: ({ password }) => this.send(password),
    };
    // Nothing gives it up: a link that was sent is used.
    return this.form.submit(plan, new AbortController().signal);
  }

  private async send(password: string): Promise<void> {
    try {
      await this.deps.api.call('POST /au/api/user/reset-password', { body: { token: this.token, password } });
      this.end({ status: 'done' });
    } catch (error) {
      const { code, fault } = refusalOf(error);
      // Another password would not help: the way on is another link.
      if (code !== Code.linkRejected || !('msg' in fault)) throw error;
      this.end({ status: 'refused', msg: fault.msg });
    }
  }

  private end(outcome: Outcome): void {
    this.outcome = outcome;
  }
}
