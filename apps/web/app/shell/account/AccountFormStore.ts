import type { AuthSession } from '@khandai/auth-session';
import { Code } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountForms } from './AccountStore';
import { type AccountFields, checkLogin, checkRegistration, emptyFields, type FieldFaults, type FieldName } from './checks';
import { refusalOf } from './refusal';

export interface AccountFormDeps {
  readonly session: Pick<AuthSession, 'login' | 'register'>;
  /** Time on screen: counts down what the server asks to wait. */
  readonly clock: { readonly now: number };
  readonly entered: () => void;
}

/** What went wrong with the whole form: the server's sentence, or a key of `account:failed`. */
export type FormFault = { readonly msg: string } | { readonly key: 'unnamed' | 'offline' | 'broken' };

/** Fields whose fault the server names by a code of its own. */
const fieldOfCode: ReadonlyMap<number, FieldName> = new Map([
  [Code.usernameTaken, 'username'],
  [Code.weakPassword, 'password'],
]);

/** A login or registration being filled in. What was typed stays whatever the answer. */
export class AccountFormStore {
  fields: AccountFields = emptyFields;
  hints: FieldFaults = {};
  /** The server's sentence about a field. */
  refused: Partial<Record<FieldName, string>> = {};
  fault: FormFault | undefined = undefined;
  busy = false;
  private waitUntil = 0;

  constructor(private readonly deps: AccountFormDeps) {
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, fields: observableRef, hints: observableRef, refused: observableRef, fault: observableRef },
      { autoBind: true },
    );
  }

  /** Whole seconds the server asked to wait; 0 when one may try. */
  get waitSeconds(): number {
    return Math.max(0, Math.ceil((this.waitUntil - this.deps.clock.now) / 1_000));
  }

  /** What was wrong with a field is no longer said once it is changed. */
  change(name: FieldName, value: string): void {
    this.fields = { ...this.fields, [name]: value };
    this.forget(name);
  }

  /** Once in, nothing typed stays: the next to sit here must not find a password. */
  clear(): void {
    this.fields = emptyFields;
    this.begin({});
  }

  /** Answers the first field to be mended, if there is one. A second press while one is under way changes nothing. */
  async submit(dialog: AccountForms, signal: AbortSignal): Promise<FieldName | undefined> {
    if (this.busy || this.waitSeconds > 0) return undefined;
    const hints = dialog === 'login' ? checkLogin(this.fields) : checkRegistration(this.fields);
    this.begin(hints);
    if (Object.keys(hints).length > 0) return this.firstWrong();
    this.busy = true;
    try {
      await this.send(dialog, signal);
      this.clear();
      if (!signal.aborted) this.deps.entered();
    } catch (error) {
      if (!signal.aborted) this.refuse(error);
    } finally {
      this.rest();
    }
    return this.firstWrong();
  }

  private send(dialog: AccountForms, signal: AbortSignal): Promise<void> {
    const { session } = this.deps;
    const { username, password, displayName, emailAddress, phoneNumber, inviteCode } = this.fields;
    if (dialog === 'login') return session.login({ username: username.trim(), password }, signal);
    const given = { phoneNumber: phoneNumber.trim(), inviteCode: inviteCode.trim() };
    return session.register(
      {
        username: username.trim(),
        password,
        displayName: displayName.trim(),
        emailAddress: emailAddress.trim(),
        ...(given.phoneNumber !== '' && { phoneNumber: given.phoneNumber }),
        ...(given.inviteCode !== '' && { inviteCode: given.inviteCode }),
      },
      signal,
    );
  }

  private begin(hints: FieldFaults): void {
    this.hints = hints;
    this.refused = {};
    this.fault = undefined;
  }

  private refuse(error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal.waitMs > 0) this.waitUntil = this.deps.clock.now + refusal.waitMs;
    const field = fieldOfCode.get(refusal.code);
    if (field && 'msg' in refusal.fault) this.refused = { [field]: refusal.fault.msg };
    else this.fault = refusal.fault;
  }

  private rest(): void {
    this.busy = false;
  }

  private forget(name: FieldName): void {
    const { [name]: _hint, ...hints } = this.hints;
    const { [name]: _refused, ...refused } = this.refused;
    this.hints = hints;
    this.refused = refused;
  }

  private firstWrong(): FieldName | undefined {
    const names = Object.keys(emptyFields) as FieldName[];
    return names.find((name) => this.hints[name] !== undefined || this.refused[name] !== undefined);
  }
}
