import type { Fixture, FixtureChange } from '@khandai/contracts';

/**
 * Applies pushed changes to the fixtures. A fixture without a change stays the same object; if no change applies, the
 * same list is returned. Ignores changes of fixtures not in the list, and changes older than their fixture.
 */
export function applyChanges<F extends FixtureChange = Fixture>(
  fixtures: readonly F[],
  changes: readonly FixtureChange[],
): readonly F[] {
  const byId = new Map<string, FixtureChange>();
  for (const change of changes) byId.set(change.fixtureId, newer(byId.get(change.fixtureId), change));
  const next = fixtures.map((fixture) => applyChange(fixture, byId.get(fixture.fixtureId)));
  return next.some((fixture, index) => fixture !== fixtures[index]) ? next : fixtures;
}

/** The fields of a fixture that may change, in the format of a push message. */
export function changeOf(fixture: Fixture): FixtureChange {
  const {
    fixtureId,
    status,
    state,
    awarded,
    kickOff,
    movedFrom,
    halfStart,
    injuryTime,
    period,
    homeScore,
    awayScore,
    homeHalfScore,
    awayHalfScore,
  } = fixture;
  const { dateOnly, homeRed, awayRed, homeYellow, awayYellow, homeCorner, awayCorner, extra, aggregate, updatedAt } =
    fixture;
  return {
    fixtureId,
    status,
    state,
    awarded,
    kickOff,
    movedFrom,
    dateOnly,
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
    aggregate,
    updatedAt,
  };
}

function applyChange<F extends FixtureChange>(fixture: F, change: FixtureChange | undefined): F {
  return change && newer(fixture, change) === change ? { ...fixture, ...change } : fixture;
}

function newer(one: FixtureChange | undefined, other: FixtureChange): FixtureChange {
  return one && Date.parse(one.updatedAt) > Date.parse(other.updatedAt) ? one : other;
}
