import type { FixtureFrame, LiveRoom, MatchEvent, MatchStat } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** What happened in the match, kept at its newest. */
export class RoomStore {
  events: readonly MatchEvent[];
  stats: readonly MatchStat[];

  constructor(room: Pick<LiveRoom, 'events' | 'stats'>) {
    this.events = room.events;
    this.stats = room.stats;
    makeAutoObservable(this, { events: observableRef, stats: observableRef }, { autoBind: true });
  }

  /** Takes a room loaded anew. */
  load({ events, stats }: Pick<LiveRoom, 'events' | 'stats'>): void {
    this.events = events;
    this.stats = stats;
  }

  /** Takes what was pushed: each list replaces the one before, as a whole. */
  accept({ events, stats }: FixtureFrame): void {
    if (events) this.events = events;
    if (stats) this.stats = stats;
  }
}
