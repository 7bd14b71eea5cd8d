import { makeAutoObservable, observableRef } from 'mobx';
import type { form } from '../../i18n/vi/lazy/form';
import { type FormFault, refusalOf } from './refusal';

/** A field's error, as a key of `form:faults`. */
export type FieldFault = keyof typeof form.faults;

export type FieldFaults<F> = { readonly [K in keyof F]?: FieldFault };

/** What happens on submit. */
export interface FormPlan<F> {
  /** Fields stay after a successful submit: they hold no secret, and the user may submit again. */
  readonly keepsFields?: boolean;
  /** Client-side checks before sending. The server decides; its messages take precedence. */
  check(fields: F): FieldFaults<F>;
  /** Rejects with the server's refusal. */
  send(fields: F, signal: AbortSignal): Promise<void>;
  /** Called after success, unless the form was left meanwhile. */
  done?(fields: F): void;
}

export interface FormDeps<F> {
  /** Empty value of every field, in their order on screen. */
  readonly empty: F;
  /** Maps the server's error codes to fields. */
  readonly fieldOf?: ReadonlyMap<number, keyof F & string>;
  /** Screen time; counts down the wait that the server requests. */
  readonly clock: { readonly now: number };
}

/** State of a form. Input survives a refusal and is cleared after success. */
export class FormStore<F extends object> {
  fields: F;
  hints: FieldFaults<F> = {};
  /** The server's message about each field. */
  refused: Partial<Record<keyof F, string>> = {};
  fault: FormFault | undefined = undefined;
  busy = false;
  private waitUntil = 0;

  constructor(private readonly deps: FormDeps<F>) {
    this.fields = deps.empty;
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, fields: observableRef, hints: observableRef, refused: observableRef, fault: observableRef },
      { autoBind: true },
    );
  }

  /** Whole seconds until the next attempt is allowed; 0 if it is allowed now. */
  get waitSeconds(): number {
    return Math.max(0, Math.ceil((this.waitUntil - this.deps.clock.now) / 1_000));
  }

  /** Changes a field and removes its error. */
  change<K extends keyof F>(name: K, value: F[K]): void {
    this.fields = { ...this.fields, [name]: value };
    this.hints = without(this.hints, name);
    this.refused = without(this.refused, name);
  }

  /** Shows an error before submit. It stays until the field changes or the form is submitted. */
  refuseField(name: keyof F, sentence: string): void {
    this.refused = { ...this.refused, [name]: sentence };
  }

  /** Removes all errors, for example when a dialog reopens. Keeps the input. */
  clearFault(): void {
    this.begin({});
  }

  /** Blocks submitting for this long. */
  holdFor(ms: number): void {
    this.waitUntil = Math.max(this.waitUntil, this.deps.clock.now + ms);
  }

  /** Resolves with the first field to correct, if any. Does nothing while a submit is pending. */
  async submit(plan: FormPlan<F>, signal: AbortSignal): Promise<(keyof F & string) | undefined> {
    if (this.busy || this.waitSeconds > 0) return undefined;
    const { fields } = this;
    this.begin(plan.check(fields));
    if (Object.keys(this.hints).length > 0) return this.firstWrong();
    this.busy = true;
    try {
      await plan.send(fields, signal);
      // The next person at this device must not find a password.
      if (!plan.keepsFields) this.clear();
      if (!signal.aborted) plan.done?.(fields);
    } catch (error) {
      if (!signal.aborted) this.refuse(error);
    } finally {
      this.rest();
    }
    return this.firstWrong();
  }

  private clear(): void {
    this.fields = this.deps.empty;
    this.begin({});
  }

  private begin(hints: FieldFaults<F>): void {
    this.hints = hints;
    this.refused = {};
    this.fault = undefined;
  }

  private refuse(error: unknown): void {
    const { code, fault, waitMs } = refusalOf(error);
    if (waitMs > 0) this.holdFor(waitMs);
    const field = this.deps.fieldOf?.get(code);
    if (field && 'msg' in fault) this.refused = { [field]: fault.msg } as Partial<Record<keyof F, string>>;
    else this.fault = fault;
  }

  private rest(): void {
    this.busy = false;
  }

  private firstWrong(): (keyof F & string) | undefined {
    const names = Object.keys(this.deps.empty) as (keyof F & string)[];
    return names.find((name) => this.hints[name] !== undefined || this.refused[name] !== undefined);
  }
}

function without<T extends object>(from: T, name: keyof T): T {
  const { [name]: _removed, ...rest } = from;
  return rest as T;
}
