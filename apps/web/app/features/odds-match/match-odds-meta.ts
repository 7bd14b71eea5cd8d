import type { MetaDescriptor } from 'react-router';
import { vi } from '../../i18n/vi';
import { odds } from '../../i18n/vi/lazy/odds';
import { kickOffText, matchImage, matchLabel, matchSeoWords, sportsEvent } from '../../domains/match';
import { oddsPath } from '../../domains/odds';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { MatchOddsData } from './load-match-odds';

/** Meta tags of a match's odds; only the site's title if they could not be loaded. */
export function matchOddsMeta(data: MatchOddsData | undefined, site: SiteMeta): MetaDescriptor[] {
  if (!data) return [{ title: vi.shell.tagline }];
  const { fixture } = data.odds;
  const match = matchLabel(fixture);
  return pageMeta(
    worded(
      {
        title: odds.compare.title.replace('{{match}}', match),
        description: odds.compare.description
          .replace('{{match}}', match)
          .replace('{{league}}', fixture.league.name)
          .replace('{{time}}', kickOffText(fixture, { now: Date.parse(fixture.kickOff), timezone: data.timezone })),
        path: oddsPath(fixture),
        site,
        image: matchImage(fixture, data.hidesScores),
        crumbs: [
          { name: odds.heading, path: '/ty-le-keo' },
          { name: match, path: oddsPath(fixture) },
        ],
        data: site.origin === undefined ? [] : [sportsEvent(fixture, site.origin)],
        noindex: data.odds.companies.length === 0,
      },
      matchSeoWords('odds', fixture, data.timezone),
    ),
  );
}
