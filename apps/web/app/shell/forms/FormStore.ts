import { makeAutoObservable, observableRef } from 'mobx';
import type { form } from '../../i18n/vi/late/form';
import { type FormFault, refusalOf } from './refusal';

/** What is wrong with a field, as a key of `form:faults`. */
export type FieldFault = keyof typeof form.faults;

export type FieldFaults<F> = { readonly [K in keyof F]?: FieldFault };

/** What is done with a form that is handed in. */
export interface FormPlan<F> {
  /** What was typed stays once it went through: there is no secret in it, and it may be sent again. */
  readonly keeps?: boolean;
  /** Hints before anything is sent. The server decides; its sentences win over these. */
  check(fields: F): FieldFaults<F>;
  /** Rejects with what the server refused. */
  send(fields: F, signal: AbortSignal): Promise<void>;
  /** It went through. Not called when the form was left meanwhile. */
  done?(fields: F): void;
}

export interface FormDeps<F> {
  /** Every field, in the order in which they stand on screen. */
  readonly empty: F;
  /** Fields whose fault the server names by a code of its own. */
  readonly fieldOf?: ReadonlyMap<number, keyof F & string>;
  /** Time on screen: counts down what the server asks to wait. */
  readonly clock: { readonly now: number };
}

/** A form being filled in. What was typed stays whatever the answer, and goes once it went through. */
export class FormStore<F extends object> {
  fields: F;
  hints: FieldFaults<F> = {};
  /** The server's sentence about a field. */
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

  /** Whole seconds the server asked to wait; 0 when one may try. */
  get waitSeconds(): number {
    return Math.max(0, Math.ceil((this.waitUntil - this.deps.clock.now) / 1_000));
  }

  /** What was wrong with a field is no longer said once it is changed. */
  change<K extends keyof F>(name: K, value: F[K]): void {
    this.fields = { ...this.fields, [name]: value };
    this.hints = without(this.hints, name);
    this.refused = without(this.refused, name);
  }

  /** What is wrong with a field is known before the form is handed in: said until the field is changed, or the form sent. */
  refuseField(name: keyof F, sentence: string): void {
    this.refused = { ...this.refused, [name]: sentence };
  }

  /** What was said of it goes, as when it is opened anew: nobody has handed that in. What was typed stays. */
  unsay(): void {
    this.begin({});
  }

  /** Nothing may be sent for this long. */
  holdFor(ms: number): void {
    this.waitUntil = Math.max(this.waitUntil, this.deps.clock.now + ms);
  }

  /** Answers the first field to be mended, if there is one. A second press while one is under way changes nothing. */
  async submit(plan: FormPlan<F>, signal: AbortSignal): Promise<(keyof F & string) | undefined> {
    if (this.busy || this.waitSeconds > 0) return undefined;
    const { fields } = this;
    this.begin(plan.check(fields));
    if (Object.keys(this.hints).length > 0) return this.firstWrong();
    this.busy = true;
    try {
      await plan.send(fields, signal);
      // The next to sit here must not find a password.
      if (!plan.keeps) this.clear();
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
  const { [name]: _gone, ...rest } = from;
  return rest as T;
}
