import { ApiError, isAborted } from '@khandai/api-client';
import { Code } from '@khandai/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export interface StakeDeps {
  /** The user, who may be another one when an answer comes. */
  readonly viewer: { readonly version: number };
  readonly makeUuid: () => string;
  readonly report: (error: unknown) => void;
}

export interface StakeRequest<T> {
  readonly post: (uuid: string) => Promise<T>;
  /** Reads again what is stored, after no answer. Returns what the stake became; undefined when it is not found. */
  readonly find: () => Promise<T | undefined>;
  /** The server refused: what the page shows of balance, limits and offer is out of date. */
  readonly refused: (answer: ApiError) => Promise<void> | void;
}

/** The server's sentence; or no answer came; or an earlier stake, which had no answer, is stored and this one is not. */
export type Refusal = { readonly kind: 'said'; readonly text: string } | { readonly kind: 'unanswered' | 'earlier' };

/** Points that a member is about to stake, one request at a time. What they typed stays when it is refused. */
export class StakeStore {
  /** As it was typed. */
  text = '';
  isSending = false;
  /** Why the last stake was not stored, or is not known to be. */
  refusal: Refusal | undefined = undefined;
  /**
   * Names a stake to the server, which stores one of each name. It stays until one is stored, whatever the member changes
   * meanwhile: a stake without an answer and the one after it are never both stored.
   */
  private open: { readonly uuid: string; readonly version: number } | undefined = undefined;

  constructor(private readonly deps: StakeDeps) {
    makeAutoObservable<this, 'deps' | 'open'>(
      this,
      { refusal: observableRef, deps: false, open: false },
      { autoBind: true },
    );
  }

  get points(): number | undefined {
    const text = this.text.trim();
    const number = Number(text);
    return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : undefined;
  }

  /** What is wrong with what was typed, before balance and limits of the day count; nothing while it is empty. */
  faultIn(limits: { readonly min: number; readonly max: number }): 'whole' | 'low' | 'high' | undefined {
    const { text, points } = this;
    if (text.trim() === '') return undefined;
    if (points === undefined) return 'whole';
    if (points < limits.min) return 'low';
    return points > limits.max ? 'high' : undefined;
  }

  type(text: string): void {
    this.text = text;
    this.refusal = undefined;
  }

  /** The member goes on to another choice. */
  forgive(): void {
    this.refusal = undefined;
  }

  /** Returns the answer; undefined when the stake is not known to be stored, and `refusal` says why. */
  async send<T>(request: StakeRequest<T>): Promise<T | undefined> {
    if (this.isSending) return undefined;
    const { viewer } = this.deps;
    const { version } = viewer;
    this.isSending = true;
    this.refusal = undefined;
    try {
      const answer = await this.ask(request, version);
      if (viewer.version !== version) return undefined;
      if (answer !== undefined) this.stored();
      return answer;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private async ask<T>({ post, find, refused }: StakeRequest<T>, version: number): Promise<T | undefined> {
    try {
      return await post(this.uuidFor(version));
    } catch (error) {
      if (isAborted(error)) return undefined;
      if (isRefusal(error)) {
        this.refuse(
          version,
          error.code === Code.conflict ? { kind: 'earlier' } : { kind: 'said', text: error.message },
        );
        await refused(error);
        return undefined;
      }
      this.deps.report(error);
      const found = await find();
      if (found === undefined) this.refuse(version, { kind: 'unanswered' });
      return found;
    }
  }

  private uuidFor(version: number): string {
    if (this.open?.version !== version) this.open = { uuid: this.deps.makeUuid(), version };
    return this.open.uuid;
  }

  private refuse(version: number, refusal: Refusal): void {
    if (this.deps.viewer.version !== version) return;
    this.refusal = refusal;
    if (refusal.kind === 'earlier') this.open = undefined;
  }

  private stored(): void {
    this.open = undefined;
    this.text = '';
  }
}

/** The server stored nothing of the request. A fault of the server may come after it was stored. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'answer' && error.status < 500;
