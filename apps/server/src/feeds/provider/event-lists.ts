import type { Shot } from '@khandai/contracts';
import type { FeedEvent, FeedFixture } from '../../modules/fixtures/feed.js';
import { isGoal } from '../recording/match-story.js';

interface Known {
  readonly ids: ReadonlySet<string>;
  readonly goals: number;
  /** Ids of the shorter list of the answer before, which was not believed yet. */
  readonly shorter?: ReadonlySet<string>;
}

/**
 * Lists of events and of shots have no time, so an answer that comes late is known only by what it lacks. The provider adds and deletes
 * events and never edits one: a list that only lacks events is late, or the provider has taken them away.
 */
export class EventLists {
  readonly #known = new Map<string, Known>();

  /** Takes the stored list of a match. */
  load(fixtureId: string, list: readonly Pick<FeedEvent, 'eventId' | 'type'>[]): void {
    this.#known.set(fixtureId, known(list));
  }

  /** Takes the ids of the stored shots of a match. */
  loadShots(fixtureId: string, ids: readonly string[]): void {
    this.#known.set(fixtureId, { ids: new Set(ids), goals: 0 });
  }

  /**
   * Whether a list is the newest of its match. One that lacks a goal is, once the score lacks it too; one that lacks other
   * events is if the next one lacks them as well.
   */
  isNewest(fixture: FeedFixture, list: readonly FeedEvent[]): boolean {
    return this.#takes(fixture, known(list));
  }

  /** The same for shots. Shots are compared by id only; own goals are no shots. */
  isNewestShots(fixture: FeedFixture, list: readonly Shot[]): boolean {
    return this.#takes(fixture, { ids: new Set(list.map(({ shotId }) => shotId)), goals: 0 });
  }

  #takes(fixture: FeedFixture, { ids, goals }: Known): boolean {
    const before = this.#known.get(fixture.fixtureId);
    if (
      !before ||
      !isPart(ids, before.ids) ||
      ids.size === before.ids.size ||
      this.#isBelieved(fixture, before, ids, goals)
    ) {
      this.#known.set(fixture.fixtureId, { ids, goals });
      return true;
    }
    this.#known.set(fixture.fixtureId, { ...before, shorter: ids });
    return false;
  }

  delete(fixtureId: string): void {
    this.#known.delete(fixtureId);
  }

  #isBelieved(fixture: FeedFixture, before: Known, ids: ReadonlySet<string>, goals: number): boolean {
    const scored = goalsOf(fixture);
    if (goals < before.goals) return Math.abs(scored - goals) < Math.abs(scored - before.goals);
    return before.shorter !== undefined && isPart(before.shorter, ids);
  }
}

const known = (list: readonly Pick<FeedEvent, 'eventId' | 'type'>[]): Known => ({
  ids: new Set(list.map(({ eventId }) => eventId)),
  goals: list.filter(isGoal).length,
});

const isPart = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((one) => whole.has(one));

/** Kicks of a shoot-out are no events. */
function goalsOf({ homeScore, awayScore, extra }: FeedFixture): number {
  const { homeScore: home, awayScore: away } = extra ?? { homeScore, awayScore };
  return (home ?? 0) + (away ?? 0);
}
