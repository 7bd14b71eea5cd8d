import type { ApiClient } from '@khandai/api-client';
import type { EventItem } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';

export interface EventStoreDeps {
  readonly api: Pick<ApiClient, 'call'>;
}

type Wanted = { readonly booked: boolean } | { readonly saved: boolean };

/** An event with what the reader does with it. */
export class EventStore {
  /** A request is on its way. */
  isBusy = false;
  /** How often the server has answered what the reader wanted. */
  answers = 0;

  constructor(
    public item: EventItem,
    private readonly deps: EventStoreDeps,
  ) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Books or saves the event, or takes that back. Rejects when the server refuses. */
  async want(wanted: Wanted): Promise<void> {
    if (this.isBusy) return;
    const params = { id: this.item.eventId };
    const { api } = this.deps;
    this.isBusy = true;
    try {
      const answer =
        'booked' in wanted
          ? await api.call('POST /au/api/user/event/booking/{id}', { params, body: wanted })
          : await api.call('POST /au/api/user/event/saving/{id}', { params, body: wanted });
      this.take(answer);
    } finally {
      this.rest();
    }
  }

  show(item: EventItem): void {
    this.item = item;
  }

  /** Shows an item that was asked for when the server had answered `answers` times. What the reader did since then is newer. */
  refresh(item: EventItem, answers: number): void {
    if (!this.isBusy && this.answers === answers) this.show(item);
  }

  private take(item: EventItem): void {
    this.answers += 1;
    this.show(item);
  }

  private rest(): void {
    this.isBusy = false;
  }
}
