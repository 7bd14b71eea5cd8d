import type { MetaDescriptor } from 'react-router';
import { fullTime } from '../../i18n/format-time';
import { vi } from '../../i18n/vi';
import { matchLabel } from '../../shell/match/fixture-view';
import { oddsPath } from '../../shell/odds/odds-words';
import { pageMeta } from '../../shell/seo/page-meta';
import { sportsEvent } from '../../shell/seo/structured-data';
import type { MatchOddsData } from './load-match-odds';

/** What search and sharing show of a match's odds; the site's name when they could not be loaded. */
export function matchOddsMeta(data: MatchOddsData | undefined): MetaDescriptor[] {
  if (!data) return [{ title: vi.shell.tagline }];
  const { fixture } = data.odds;
  const match = matchLabel(fixture);
  const title = vi.odds.compare.title.replace('{{match}}', match);
  const description = vi.odds.compare.description
    .replace('{{match}}', match)
    .replace('{{league}}', fixture.league.name)
    .replace('{{time}}', fullTime(Date.parse(fixture.kickOff), data.timezone));
  const path = oddsPath(fixture);
  return pageMeta({
    title,
    description,
    path,
    origin: data.origin,
    crumbs: [
      { name: vi.odds.heading, path: '/ty-le-keo' },
      { name: match, path },
    ],
    data: [sportsEvent(fixture, data.origin)],
  });
}
