import type { ChatMessage } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface RunningLine {
  readonly id: string;
  readonly text: string;
  readonly lane: number;
}

const LANES = 4;
/** More messages would hide the match. */
const MAX_LINES = 12;

/** Chat messages that run over the video. A busy room shows only some of its messages there. */
export class RunningLines {
  list: readonly RunningLine[] = [];
  private count = 0;

  constructor() {
    makeAutoObservable<this, 'count'>(this, { list: observableRef, count: false }, { autoBind: true });
  }

  add({ uuid, filteredMessage }: Pick<ChatMessage, 'uuid' | 'filteredMessage'>): void {
    if (this.list.length >= MAX_LINES) return;
    this.count += 1;
    // Another array: the component that draws the lines observes nothing inside.
    this.list = [...this.list, { id: uuid, text: filteredMessage, lane: this.count % LANES }];
  }

  clear(): void {
    this.list = [];
  }

  remove(id: string): void {
    this.list = this.list.filter((line) => line.id !== id);
  }
}
