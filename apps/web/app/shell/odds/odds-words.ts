import { type Fixture, MatchState } from '@khandai/contracts';
import type { OddsLabels, OddsMatchView } from '@khandai/ui-kit';
import type { TFunction } from '../../i18n/i18n';
import { kickOffTime, matchLabel, type Moment, roomPath, stateView, teamView } from '../match/fixture-view';
import { halfView, type OddsReading } from './odds-view';

export const oddsLabels = (t: TFunction<'odds'>): OddsLabels => ({
  caption: t('table'),
  time: t('time'),
  match: t('match'),
  full: t('full'),
  half: t('half'),
  handicap: t('handicap'),
  overUnder: t('overUnder'),
  oneXTwo: t('europe'),
  under: t('under'),
  draw: t('draw'),
  signs: { home: '1', draw: 'X', away: '2' },
  up: t('up'),
  down: t('down'),
  locked: t('locked'),
  closed: t('closed'),
  opening: t('openingShort'),
});

export interface OddsWords {
  readonly odds: TFunction<'odds'>;
  readonly match: TFunction<'match'>;
}

/** A match with its odds as the kit's table draws it. */
export function oddsMatchView(fixture: Fixture, reading: OddsReading, moment: Moment, words: OddsWords): OddsMatchView {
  const side = (name: 'home' | 'away') => {
    const { score, crest, name: team } = teamView(fixture, name, words.match);
    return { name: team, crest, code: fixture[name].code, ...(score === undefined ? {} : { score }) };
  };
  return {
    id: fixture.fixtureId,
    href: `${roomPath(fixture)}?tab=odds`,
    label: matchLabel(fixture),
    time: kickOffTime(fixture, moment.timezone),
    state: stateView(fixture, moment, words.match),
    ...(fixture.state === MatchState.live ? { badge: words.odds('inPlay') } : {}),
    home: side('home'),
    away: side('away'),
    full: halfView(fixture, 'full', reading),
    half: halfView(fixture, 'half', reading),
  };
}
