import type { Fixture, FixtureChange } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observable } from 'mobx';
import { scoreOf } from './fixture-view';

/** How long a goal stays marked. */
export const GOAL_MS = 10_000;

export interface Goal {
  readonly fixture: Fixture;
  readonly score: readonly [number, number];
}

export interface GoalDeps {
  readonly timers: Clock;
  /** A goal fell just now. */
  readonly onGoal: (goal: Goal) => void;
}

interface Watched {
  readonly fixture: Fixture;
  score: readonly [number, number] | undefined;
  /** How many fell while one looked on. */
  goals: number;
}

/** Goals that fall while one looks on: who scored, for ten seconds. A goal that is taken back marks nobody. */
export class GoalStore {
  private readonly sides = observable.map<string, 'home' | 'away'>();
  private readonly known = new Map<string, Watched>();

  constructor(private readonly deps: GoalDeps) {
    makeAutoObservable<this, 'sides' | 'known' | 'deps'>(this, { sides: false, known: false, deps: false }, { autoBind: true });
  }

  sideOf(fixtureId: string): 'home' | 'away' | undefined {
    return this.sides.get(fixtureId);
  }

  /** Matches to look out for; scores seen since they were loaded stay. */
  watch(fixtures: readonly Fixture[]): void {
    for (const fixture of fixtures) {
      if (!this.known.has(fixture.fixtureId)) this.known.set(fixture.fixtureId, { fixture, score: scoreOf(fixture), goals: 0 });
    }
  }

  accept(changes: readonly FixtureChange[], signal: AbortSignal): void {
    for (const change of changes) this.acceptOne(change, signal);
  }

  private acceptOne(change: FixtureChange, signal: AbortSignal): void {
    const known = this.known.get(change.fixtureId);
    if (!known) return;
    const score = scoreOf(change);
    const before = known.score ?? [0, 0];
    known.score = score;
    if (!score) return;
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
