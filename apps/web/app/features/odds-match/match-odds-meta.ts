import type { MetaDescriptor } from 'react-router';
import { fullTime } from '../../i18n/format-time';
import { vi } from '../../i18n/vi';
import { matchLabel } from '../../shell/match/fixture-view';
import { oddsPath } from '../../shell/odds/odds-words';
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
  const url = `${data.origin}${oddsPath(fixture)}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ];
}
