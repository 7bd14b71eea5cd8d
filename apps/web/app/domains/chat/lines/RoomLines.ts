import { type ChatMessage, DEFAULT_GROUP_ID, type MatchLine } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Log } from '../../../shell/services/log';

export interface RoomLinesDeps {
  readonly load: (groupId: number, signal: AbortSignal) => Promise<{ readonly list: readonly MatchLine[] }>;
  readonly log: Pick<Log, 'warn'>;
}

/** What the site says about the matches of a room: goals, red cards and results, oldest first. */
export class RoomLines {
  list: readonly MatchLine[] = [];

  constructor(
    private readonly groupId: number,
    private readonly deps: RoomLinesDeps,
  ) {
    makeAutoObservable<this, 'groupId' | 'deps'>(
      this,
      { groupId: false, deps: false, list: observableRef },
      { autoBind: true },
    );
  }

  /** Reads the lines that were said before this client came, or while it was away. Never rejects. */
  async load(signal: AbortSignal): Promise<void> {
    // The lounge has no match.
    if (this.groupId === DEFAULT_GROUP_ID) return;
    try {
      const { list } = await this.deps.load(this.groupId, signal);
      if (!signal.aborted) this.put(list);
    } catch (error) {
      if (!signal.aborted) this.deps.log.warn('lines of a match', error);
    }
  }

  /** Takes a line that the room announces; one that is known is a correction. */
  add({ matchEvent }: ChatMessage): void {
    if (matchEvent) this.put([matchEvent]);
  }

  private put(lines: readonly MatchLine[]): void {
    if (lines.length === 0) return;
    const byId = new Map([...this.list, ...lines].map((line) => [line.lineId, line]));
    this.list = [...byId.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.lineId - b.lineId);
  }
}
