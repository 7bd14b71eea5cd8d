import { type Fixture, type FixtureChange, type LiveTotals, MatchState } from '@khandai/contracts';
import { changeOf } from '@khandai/live-schedule';
import { makeAutoObservable, observable, observableRef } from 'mobx';

/**
 * What moves while matches are played, for every part of the page. Pages keep the fixtures their loader gave
 * them and ask `latest` for what has become of them since.
 */
export class LiveStore {
  totals: LiveTotals;
  /** When the totals last arrived, milliseconds since the epoch. */
  updatedAt: number;
  private readonly changes = observable.map<string, FixtureChange>({}, { deep: false });
  private readonly online = observable.map<number, number>();

  constructor(start: { totals: LiveTotals; now: number }) {
    this.totals = start.totals;
    this.updatedAt = start.now;
    makeAutoObservable<this, 'changes' | 'online'>(this, { totals: observableRef, changes: false, online: false }, { autoBind: true });
  }

  acceptTotals(totals: LiveTotals, now: number): void {
    this.totals = totals;
    this.updatedAt = now;
  }

  /** Frames may overtake each other; an older one changes nothing. */
  acceptScores(list: readonly FixtureChange[], now: number): void {
    for (const change of list) {
      const known = this.changes.get(change.fixtureId);
      if (!known || known.updatedAt <= change.updatedAt) this.changes.set(change.fixtureId, change);
    }
    this.updatedAt = now;
  }

  /** What was read, not pushed: after a break of the line it is the only word of what happened meanwhile. */
  acceptRead(fixtures: readonly Fixture[], now: number): void {
    const shown = new Map(this.totals.list.map((fixture) => [fixture.fixtureId, this.latest(fixture)]));
    const isNews = ({ fixtureId, updatedAt }: Fixture) => {
      const known = this.changes.get(fixtureId) ?? shown.get(fixtureId);
      return !known || known.updatedAt < updatedAt;
    };
    this.acceptScores(fixtures.filter(isNews).map(changeOf), now);
  }

  acceptOnline(list: readonly { groupId: number; online: number }[]): void {
    for (const { groupId, online } of list) this.online.set(groupId, online);
  }

  /** The fixture with whatever was pushed after it was loaded. */
  latest(fixture: Fixture): Fixture {
    const change = this.changes.get(fixture.fixtureId);
    return change && change.updatedAt >= fixture.updatedAt ? { ...fixture, ...change } : fixture;
  }

  /** A match began or ended that the totals count otherwise. */
  countMoved(changes: readonly FixtureChange[]): boolean {
    const counted = new Set(this.totals.list.map(({ fixtureId }) => fixtureId));
    return changes.some(({ fixtureId, state }) => (state === MatchState.live) !== counted.has(fixtureId));
  }

  /** People in a room now; `fallback` until the socket has said. */
  onlineIn(groupId: number, fallback: number): number {
    return this.online.get(groupId) ?? fallback;
  }

  /** Matches being played, as far as this page knows. */
  get live(): Fixture[] {
    return this.totals.list.map((fixture) => this.latest(fixture)).filter(({ state }) => state === MatchState.live);
  }

  /** Count in the header: the server's total, less what has ended since. */
  get liveCount(): number {
    const ended = this.totals.list.length - this.live.length;
    return Math.max(0, this.totals.totalLive - ended);
  }
}
