import type { Fixture, FixtureChange } from '@khandai/contracts';

/**
 * The fixtures with what was pushed about them. Fixtures nothing was said about stay the same objects, and when
 * nothing applies the list itself is returned. Changes of other fixtures or older than the fixture are ignored.
 */
export function applyChanges<F extends FixtureChange = Fixture>(fixtures: readonly F[], changes: readonly FixtureChange[]): readonly F[] {
  const byId = new Map<string, FixtureChange>();
  for (const change of changes) byId.set(change.fixtureId, newer(byId.get(change.fixtureId), change));
  const next = fixtures.map((fixture) => applyChange(fixture, byId.get(fixture.fixtureId)));
  return next.some((fixture, index) => fixture !== fixtures[index]) ? next : fixtures;
}

/** What of a fixture may change, as it is pushed. */
export function changeOf(fixture: Fixture): FixtureChange {
  const { fixtureId, status, state, kickOff, halfStart, injuryTime, period, homeScore, awayScore, homeHalfScore, awayHalfScore } = fixture;
  const { homeRed, awayRed, homeYellow, awayYellow, homeCorner, awayCorner, extra, updatedAt } = fixture;
  return {
    fixtureId,
    status,
    state,
    kickOff,
    halfStart,
    injuryTime,
    period,
    homeScore,
    awayScore,
    homeHalfScore,
    awayHalfScore,
    homeRed,
    awayRed,
    homeYellow,
    awayYellow,
    homeCorner,
    awayCorner,
    extra,
    updatedAt,
  };
}

function applyChange<F extends FixtureChange>(fixture: F, change: FixtureChange | undefined): F {
  return change && newer(fixture, change) === change ? { ...fixture, ...change } : fixture;
}

function newer(one: FixtureChange | undefined, other: FixtureChange): FixtureChange {
  return one && Date.parse(one.updatedAt) > Date.parse(other.updatedAt) ? one : other;
}
