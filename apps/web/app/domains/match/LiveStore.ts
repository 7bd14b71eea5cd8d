import { type Fixture, type FixtureChange, type LiveTotals, MatchState } from '@khandai/contracts';
import { changeOf } from '@khandai/live-schedule';
import { makeAutoObservable, observable, observableRef } from 'mobx';

/** Live changes of matches. Pages keep the fixtures from their loader and ask `latest` for the current state. */
export class LiveStore {
  totals: LiveTotals;
  /** When the totals last arrived, in ms since the epoch. */
  updatedAt: number;
  private readonly changes = observable.map<string, FixtureChange>({}, { deep: false });
  private readonly online = observable.map<number, number>();

  constructor(start: { totals: LiveTotals; now: number }) {
    this.totals = start.totals;
    this.updatedAt = start.now;
    makeAutoObservable<this, 'changes' | 'online'>(
      this,
      { totals: observableRef, changes: false, online: false },
      { autoBind: true },
    );
  }

  acceptTotals(totals: LiveTotals, now: number): void {
    this.totals = totals;
    this.updatedAt = now;
  }

  /** Applies pushed changes. Frames may arrive out of order; an older change is ignored. */
  acceptScores(list: readonly FixtureChange[], now: number): void {
    for (const change of list) {
      const known = this.changes.get(change.fixtureId);
      if (!known || known.updatedAt <= change.updatedAt) this.changes.set(change.fixtureId, change);
    }
    this.updatedAt = now;
  }

  /** Applies fixtures read over REST: after a lost connection, only they tell what happened meanwhile. */
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

  /** The fixture with all changes pushed since it was loaded. */
  latest<F extends FixtureChange>(fixture: F): F {
    const change = this.changes.get(fixture.fixtureId);
    return change && change.updatedAt >= fixture.updatedAt ? { ...fixture, ...change } : fixture;
  }

  /** Whether a match started or ended that the totals still count in its former state. */
  countMoved(changes: readonly FixtureChange[]): boolean {
    const counted = new Set(this.totals.list.map(({ fixtureId }) => fixtureId));
    return changes.some(({ fixtureId, state }) => (state === MatchState.live) !== counted.has(fixtureId));
  }

  /** Number of people in a room; `fallback` until the socket sends one. */
  onlineIn(groupId: number, fallback: number): number {
    return this.online.get(groupId) ?? fallback;
  }

  /** Matches in play, as far as this page knows. */
  get live(): Fixture[] {
    return this.totals.list.map((fixture) => this.latest(fixture)).filter(({ state }) => state === MatchState.live);
  }

  /** Count in the header: the server's total minus the matches that ended since. */
  get liveCount(): number {
    const ended = this.totals.list.length - this.live.length;
    return Math.max(0, this.totals.totalLive - ended);
  }
}
