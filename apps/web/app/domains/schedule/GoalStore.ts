import { type Fixture, type FixtureChange, SportType } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observable } from 'mobx';
import { scoreOf } from '../match';

/** How long a goal stays marked. */
export const GOAL_MS = 10_000;

export interface Goal {
  readonly fixture: Fixture;
  readonly score: readonly [number, number];
}

export interface GoalDeps {
  readonly timers: Clock;
  /** Called for a goal scored just now. */
  readonly onGoal: (goal: Goal) => void;
}

interface Watched {
  readonly fixture: Fixture;
  score: readonly [number, number] | undefined;
  /** When the state that `score` belongs to was updated. */
  updatedAt: string;
  /** The connection was lost since the last update, so the next change may contain old goals. */
  isStale: boolean;
  /** Number of goals marked so far. */
  goals: number;
}

/** Marks the side that scored for ten seconds. A disallowed goal marks no side; in other sports nothing is a goal. */
export class GoalStore {
  private readonly sides = observable.map<string, 'home' | 'away'>();
  private readonly known = new Map<string, Watched>();

  constructor(private readonly deps: GoalDeps) {
    makeAutoObservable<this, 'sides' | 'known' | 'deps'>(
      this,
      { sides: false, known: false, deps: false },
      { autoBind: true },
    );
  }

  sideOf(fixtureId: string): 'home' | 'away' | undefined {
    return this.sides.get(fixtureId);
  }

  /**
   * Watches these matches. Newer scores seen since their load stay; a score in a newer load does not count as a goal
   * just scored.
   */
  watch(fixtures: readonly Fixture[]): void {
    for (const fixture of fixtures.filter(({ sportType }) => sportType === SportType.football)) {
      const { fixtureId, updatedAt } = fixture;
      const known = this.known.get(fixtureId);
      if (!known) this.known.set(fixtureId, { fixture, score: scoreOf(fixture), updatedAt, isStale: false, goals: 0 });
      else if (known.updatedAt <= updatedAt)
        Object.assign(known, { score: scoreOf(fixture), updatedAt, isStale: false });
    }
  }

  /** Called after a lost connection: goals scored meanwhile update the score without a mark. */
  lookAgain(): void {
    for (const known of this.known.values()) known.isStale = true;
  }

  accept(changes: readonly FixtureChange[], signal: AbortSignal): void {
    for (const change of changes) this.acceptOne(change, signal);
  }

  private acceptOne(change: FixtureChange, signal: AbortSignal): void {
    const known = this.known.get(change.fixtureId);
    // Frames may arrive out of order.
    if (!known || change.updatedAt < known.updatedAt) return;
    const score = scoreOf(change);
    const { isStale, score: before = [0, 0] } = known;
    Object.assign(known, { score, updatedAt: change.updatedAt, isStale: false });
    if (!score || isStale) return;
    const side = score[0] > before[0] ? 'home' : score[1] > before[1] ? 'away' : undefined;
    if (side === undefined) return;
    this.sides.set(change.fixtureId, side);
    known.goals += 1;
    this.deps.onGoal({ fixture: known.fixture, score });
    void this.forget(known, signal);
  }

  private async forget(known: Watched, signal: AbortSignal): Promise<void> {
    const { goals } = known;
    await this.deps.timers.sleep(GOAL_MS, signal);
    // The next goal has its own ten seconds.
    if (known.goals === goals) this.unmark(known.fixture.fixtureId);
  }

  private unmark(fixtureId: string): void {
    this.sides.delete(fixtureId);
  }
}
