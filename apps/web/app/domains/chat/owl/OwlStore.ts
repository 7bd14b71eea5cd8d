import type { OwlAnswer } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** A question to the owl and what came of it. */
export interface OwlTurn {
  readonly id: number;
  readonly text: string;
  readonly answer: OwlAnswer | 'waiting' | 'failed';
}

export interface OwlDeps {
  readonly ask: (text: string) => Promise<OwlAnswer>;
  readonly log: { warn(what: string, error: unknown): void };
}

/** Older turns are dropped. */
const MAX_TURNS = 30;

/** The user's conversation with the owl; it lasts as long as the page. */
export class OwlStore {
  turns: readonly OwlTurn[] = [];
  private asked = 0;

  constructor(private readonly deps: OwlDeps) {
    makeAutoObservable<this, 'deps' | 'asked'>(
      this,
      { deps: false, asked: false, turns: observableRef },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.turns.some(({ answer }) => answer === 'waiting');
  }

  /** Never rejects: a question without an answer can be asked again. */
  async ask(text: string): Promise<void> {
    if (this.isBusy) return;
    const id = (this.asked += 1);
    this.turns = [...this.turns, { id, text, answer: 'waiting' as const }].slice(-MAX_TURNS);
    await this.answer(id, text);
  }

  async retry({ id, text }: OwlTurn): Promise<void> {
    if (this.isBusy) return;
    this.set(id, 'waiting');
    await this.answer(id, text);
  }

  private async answer(id: number, text: string): Promise<void> {
    try {
      this.set(id, await this.deps.ask(text));
    } catch (error) {
      this.deps.log.warn('a question to the owl', error);
      this.set(id, 'failed');
    }
  }

  private set(id: number, answer: OwlTurn['answer']): void {
    this.turns = this.turns.map((turn) => (turn.id === id ? { ...turn, answer } : turn));
  }
}
