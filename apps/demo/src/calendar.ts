import { SportType } from '@khandai/contracts';
import { dayOf, HOUR, type NightOptions } from './demo-time.js';
import type { DemoFixture } from './fixture.js';
import { matchesOf, wholeSeason } from './season.js';
import { seasons } from './seasons.js';

/** Days shown before and after today. */
const DAYS_BACK = 8;
const DAYS_AHEAD = 8;
/** Marble races run every hour, so only the nearest are shown. */
const RACES_WITHIN = 6 * HOUR;

const isKnown = ({ knownAt = -Infinity }: DemoFixture, now: number): boolean => knownAt <= now;

/** All fixtures of the demo at a moment: the last and the next week of every competition. Those nearest to now come first. */
export function fixturesAt(now: number, options: NightOptions = {}): DemoFixture[] {
  const today = dayOf(now - (options.shift ?? 0));
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) => today - DAYS_BACK + index);
  const away = ({ kickOff }: DemoFixture) => Math.abs(kickOff - now);
  return seasons
    .flatMap((season) => days.flatMap((day) => matchesOf(season, day, options)))
    .filter((match) => isKnown(match, now) && (match.sportType !== SportType.marble || away(match) <= RACES_WITHIN))
    .sort((a, b) => away(a) - away(b));
}

/**
 * The other matches of the seasons that are being played: those over a week ago, and of some those to come. Of a cup also
 * the next season, once it is drawn. The cup comes first, because a bracket with a part of its matches misleads.
 */
export function seasonsAt(now: number, options: NightOptions = {}): DemoFixture[] {
  const today = dayOf(now - (options.shift ?? 0));
  const matches = seasons
    .filter(({ table }) => table !== undefined)
    .flatMap((season) => [
      ...wholeSeason(season, today, options).filter(({ kickOff }) => season.table === 'whole' || kickOff < now),
      ...(season.knockOut ? wholeSeason(season, today, options, -1) : []),
    ]);
  return notShown(matches, now, options).sort((a, b) => Number(b.knockOut) - Number(a.knockOut));
}

/** The matches of seasons that are over, the newest first. Their commentators have gone. */
export function earlierSeasonsAt(now: number, options: NightOptions = {}): DemoFixture[] {
  const today = dayOf(now - (options.shift ?? 0));
  const matches = seasons.flatMap((season) =>
    Array.from({ length: season.earlier ?? 0 }, (_, index) => wholeSeason(season, today, options, index + 1)).flat(),
  );
  return notShown(matches, now, options)
    .map((match) => ({ ...match, hosts: [] }))
    .sort((a, b) => b.kickOff - a.kickOff);
}

function notShown(matches: readonly DemoFixture[], now: number, options: NightOptions): DemoFixture[] {
  const shown = new Set(fixturesAt(now, options).map(({ fixtureId }) => fixtureId));
  return matches.filter((match) => isKnown(match, now) && !shown.has(match.fixtureId));
}
