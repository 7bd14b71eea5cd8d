import { type Fixture, MatchState } from '@khandai/contracts';
import type { OddsHeadView, OddsLabels, OddsMatchView } from '@khandai/match-ui';
import { oddsCategories, type OddsCategory } from '@khandai/odds-parser';
import type { TFunction } from '../../i18n/i18n';
import { kickOffTime, matchLabel, type Moment, roomPath, stateView, teamView } from '../match';
import { halfView, type OddsReading } from './odds-view';

export const oddsLabels = (t: TFunction<'odds'>): OddsLabels => ({
  caption: t('table'),
  time: t('time'),
  match: t('match'),
  full: t('full'),
  half: t('half'),
  extra: t('extra'),
  categories: Object.fromEntries(oddsCategories.map((category) => [category, categoryName(category, t)])) as Record<
    OddsCategory,
    string
  >,
  over: t('over'),
  under: t('under'),
  gives: t('gives'),
  takes: t('takes'),
  draw: t('draw'),
  signs: {
    europeOdds: { home: '1', draw: 'X', away: '2' },
    doubleChance: { home: '1X', draw: '12', away: 'X2' },
  },
  up: t('up'),
  down: t('down'),
  locked: t('locked'),
  closed: t('closed'),
  opening: t('openingShort'),
});

const categoryNames = {
  handicap: 'handicap',
  handicapHalf: 'handicap',
  overUnder: 'overUnder',
  overUnderHalf: 'overUnder',
  europeOdds: 'europe',
  europeOddsHalf: 'europe',
  cornerHandicap: 'cornerHandicap',
  corner: 'corner',
  doubleChance: 'doubleChance',
} as const satisfies Record<OddsCategory, string>;

/** Name of a category within its part: `handicap` and `handicapHalf` have the same. */
export const categoryName = (category: OddsCategory, t: TFunction<'odds'>): string => t(categoryNames[category]);

/** Path of a match's odds page. */
export const oddsPath = ({ link }: Pick<Fixture, 'link'>): string => `/ty-le-keo/${link}`;

export interface OddsWords {
  readonly odds: TFunction<'odds'>;
  readonly match: TFunction<'match'>;
}

/** Everything of a match's rows except the prices. */
export function oddsHeadView(fixture: Fixture, moment: Moment, words: OddsWords): OddsHeadView {
  const side = (name: 'home' | 'away') => {
    const { score, crest, name: team } = teamView(fixture, name, words.match);
    return { name: team, crest, code: fixture[name].code, ...(score === undefined ? {} : { score }) };
  };
  const label = matchLabel(fixture);
  return {
    href: oddsPath(fixture),
    label: words.odds('compareLabel', { match: label }),
    time: kickOffTime(fixture, moment.timezone),
    state: stateView(fixture, moment, words.match),
    ...(fixture.state === MatchState.live ? { badge: words.odds('inPlay') } : {}),
    room: { href: `${roomPath(fixture)}?tab=odds`, label: words.odds('roomLabel', { match: label }) },
    home: side('home'),
    away: side('away'),
  };
}

/** A match with its odds, as the kit's table renders it. */
export const oddsMatchView = (
  fixture: Fixture,
  reading: OddsReading,
  moment: Moment,
  words: OddsWords,
): OddsMatchView => ({
  id: fixture.fixtureId,
  ...oddsHeadView(fixture, moment, words),
  full: halfView(fixture, 'full', reading),
  half: halfView(fixture, 'half', reading),
  extra: halfView(fixture, 'extra', reading),
});
