import type { ApiClient } from '@khandai/api-client';
import { isAborted } from '@khandai/api-client';
import type { EventItem } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { EventStore } from '../../domains/events';
import type { EventSection } from './event-sections';

export interface EventListDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly report: (error: unknown) => void;
}

type Load = { readonly state: 'idle' | 'loading' | 'failed' };

interface EventPage {
  readonly total: number;
  readonly list: readonly EventItem[];
}

const PAGE = 20;

/** A section of the list of events. */
export class EventListStore {
  events: readonly EventStore[] = [];
  total = 0;
  load: Load = { state: 'loading' };

  constructor(
    private readonly section: EventSection,
    served: EventPage | undefined,
    private readonly deps: EventListDeps,
  ) {
    makeAutoObservable<this, 'deps' | 'section'>(
      this,
      { deps: false, section: false, events: observableRef },
      { autoBind: true },
    );
    if (served) this.show(served, [], new Map());
  }

  get hasMore(): boolean {
    return this.events.length < this.total;
  }

  /** Reads the first page again, with what the reader booked and saved. */
  refresh(signal: AbortSignal): Promise<void> {
    return this.read(1, [], signal);
  }

  more(signal: AbortSignal): Promise<void> {
    return this.read(Math.floor(this.events.length / PAGE) + 1, this.events, signal);
  }

  private async read(pageNum: number, before: readonly EventStore[], signal: AbortSignal): Promise<void> {
    this.turn({ state: 'loading' });
    const asked = new Map(this.events.map((event) => [event, event.answers]));
    try {
      const query = { when: this.section, pageNum, pageSize: PAGE };
      const page = await this.deps.api.call('GET /au/api/user/event/list', { query }, signal);
      if (!signal.aborted) this.show(page, before, asked);
    } catch (error) {
      if (isAborted(error)) return;
      this.deps.report(error);
      this.turn({ state: 'failed' });
    }
  }

  /** An event that is shown stays the same store: what the reader does with it meanwhile is not lost. */
  private show(
    { total, list }: EventPage,
    before: readonly EventStore[],
    asked: ReadonlyMap<EventStore, number>,
  ): void {
    const known = new Set(before.map(({ item }) => item.eventId));
    const shown = new Map(this.events.map((event) => [event.item.eventId, event]));
    const added = list
      .filter(({ eventId }) => !known.has(eventId))
      .map((item) => {
        const event = shown.get(item.eventId) ?? new EventStore(item, this.deps);
        event.refresh(item, asked.get(event) ?? event.answers);
        return event;
      });
    this.events = [...before, ...added];
    this.total = total;
    this.turn({ state: 'idle' });
  }

  private turn(load: Load): void {
    this.load = load;
  }
}
