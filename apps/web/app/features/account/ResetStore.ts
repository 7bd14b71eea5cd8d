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
 * One use of a password-reset link. The outcome lives here and not in the form: the server ends every session together
 * with the old password, so the member's page may unmount before the answer arrives.
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

  /** Resolves with the field to correct, if there is one. */
  submit(): Promise<'password' | undefined> {
    const plan: FormPlan<ResetFields> = {
      check: ({ password }) => faultsOf({ password: passwordFault(password, '') }),
      send: ({ password }) => this.send(password),
    };
    // The signal never aborts: the token is used as soon as the request is sent.
    return this.form.submit(plan, new AbortController().signal);
  }

  private async send(password: string): Promise<void> {
    try {
      await this.deps.api.call('POST /au/api/user/reset-password', { body: { token: this.token, password } });
      this.end({ status: 'done' });
    } catch (error) {
      const { code, fault } = refusalOf(error);
      // A rejected link cannot be fixed by another password; the user needs a new link.
      if (code !== Code.linkRejected || !('msg' in fault)) throw error;
      this.end({ status: 'refused', msg: fault.msg });
    }
  }

  private end(outcome: Outcome): void {
    this.outcome = outcome;
  }
}
