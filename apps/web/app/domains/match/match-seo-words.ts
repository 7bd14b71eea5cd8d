import type { Fixture } from '@khandai/contracts';
import { calendarDate } from '../../i18n/format-time';
import type { SeoValues } from '../../shell/seo/seo-template';

/** What the operator's words for a page about a match are filled with. */
export const matchSeoWords = (
  of: 'match' | 'odds',
  { home, away, league, kickOff }: Pick<Fixture, 'home' | 'away' | 'league' | 'kickOff'>,
  timezone: string,
): SeoValues => ({
  of,
  values: {
    home: home.name,
    away: away.name,
    league: league.name,
    date: calendarDate(Date.parse(kickOff), timezone),
  },
});
