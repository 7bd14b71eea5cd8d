import type { LeagueSummary } from '@khandai/contracts';
import { type Sport, sportOf } from './sports';

/** Scope of a day page: all matches, a sport, or a league. */
export interface Scope {
  readonly sport: Sport | undefined;
  readonly league: LeagueSummary | undefined;
}

/**
 * Parses the path below the page's base: empty, a sport, a league, or a sport and one of its leagues. Undefined if it
 * matches none of these.
 */
export function scopeOf(slug: string, leagues: readonly LeagueSummary[]): Scope | undefined {
  const [first = '', second, ...rest] = slug.split('/').filter(Boolean);
  if (rest.length > 0) return undefined;
  if (first === '') return { sport: undefined, league: undefined };
  const sport = sportOf(first);
  if (sport && second === undefined) return { sport, league: undefined };
  const league = leagues.find((one) => one.slug === (sport ? second : first));
  const fits = league && (sport ? league.sportType === sport.sportType : second === undefined);
  return fits ? { sport, league } : undefined;
}

/** Canonical (shortest) path of a scope below `base`. */
export const scopePath = (base: string, { sport, league }: Scope): string => {
  const slug = league?.slug ?? sport?.slug;
  return slug === undefined ? base : `${base}/${slug}`;
};
