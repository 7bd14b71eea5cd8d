import { addDays, dayAt } from '@khandai/calendar';
import type { Fixture } from '@khandai/contracts';
import { folded } from '../../i18n/folded';
import { isPlayed, leagueText } from '../match';

type Near = 'live' | 'today' | 'tomorrow';

/** Matches of the choice below one heading. */
export interface MatchGroup {
  /** Those of a day have it as `2026-11-20`. */
  readonly key: Near | (string & {});
  readonly list: readonly Fixture[];
}

/** How fans call clubs whose names begin otherwise. */
const NICKNAMES: Readonly<Record<string, string>> = {
  barca: 'barcelona',
  mu: 'manchester united',
  mc: 'manchester city',
  'man u': 'manchester united',
  'man city': 'manchester city',
  'quy do': 'manchester united',
  'phao thu': 'arsenal',
  'hum xam': 'bayern',
  bvb: 'dortmund',
  psg: 'paris saint-germain',
  hagl: 'hoang anh gia lai',
  slna: 'song lam nghe an',
};

/**
 * The matches whose teams or league have every typed word, in any case and without marks; by the short names of the teams, and those
 * that fans use, too.
 */
export function fittingMatches(matches: readonly Fixture[], typed: string): readonly Fixture[] {
  const plain = folded(typed.trim());
  const words = plain.split(/[\s–-]+/u).filter(Boolean);
  const nickname = NICKNAMES[plain];
  return matches.filter((fixture) => {
    const names = namesOf(fixture);
    return words.every((word) => names.includes(word)) || (nickname !== undefined && names.includes(nickname));
  });
}

function namesOf(fixture: Fixture): string {
  const { home, away } = fixture;
  const teams = [home, away].flatMap(({ name, shortName, code }) => [name, shortName, code]);
  return folded([...teams, leagueText(fixture)].join(' '));
}

/** By their days: those being played first, then those to come by their kick-off, then those that are over, the newest first. */
export function matchGroups(
  matches: readonly Fixture[],
  { now, timezone }: { readonly now: number; readonly timezone: string },
): readonly MatchGroup[] {
  const today = dayAt(now, timezone);
  const tomorrow = addDays(today, 1);
  const keyOf = (fixture: Fixture): MatchGroup['key'] => {
    if (isPlayed(fixture, now)) return 'live';
    const day = dayAt(Date.parse(fixture.kickOff), timezone);
    if (day === today) return 'today';
    return day === tomorrow ? 'tomorrow' : day;
  };
  const rankOf = (key: MatchGroup['key'], { kickOff }: Fixture): number => {
    const at = Date.parse(kickOff);
    if (key === 'live') return 0;
    return key === 'today' || at >= now ? at : Number.MAX_SAFE_INTEGER - at;
  };
  const sorted = matches
    .map((fixture) => ({ fixture, key: keyOf(fixture) }))
    .sort((a, b) => rankOf(a.key, a.fixture) - rankOf(b.key, b.fixture));
  const groups = Map.groupBy(sorted, ({ key }) => key);
  return [...groups].map(([key, list]) => ({ key, list: list.map(({ fixture }) => fixture) }));
}

/** Whether a group has a heading in words. */
export const isNear = (key: MatchGroup['key']): key is Near => key === 'live' || key === 'today' || key === 'tomorrow';
