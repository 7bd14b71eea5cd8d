import { type Fixture, hasKickOffTime, type LiveRoom, SportType } from '@khandai/contracts';
import type { TFunction } from '../../i18n/i18n';
import {
  aggregateOf,
  kickOffText,
  leagueText,
  type Moment,
  movedText,
  shootOutWinner,
  sportKeyOf,
} from '../../domains/match';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Facts of a match beyond its score. Unknown facts are left out. */
export function matchFacts(
  room: LiveRoom,
  fixture: Fixture,
  moment: Moment,
  { t, words }: { t: TFunction<'room'>; words: TFunction<'match'> },
): Fact[] {
  const names = fixture.commentators.map(({ name }) => name).join(', ');
  return [
    { name: t('overview.league'), value: leagueText(fixture) },
    {
      name: hasKickOffTime(fixture) ? t(`overview.kickOff.${sportKeyOf(fixture)}`) : t('overview.day'),
      value: [kickOffText(fixture, moment), movedText(fixture, moment, words)].filter(Boolean).join(', '),
    },
    { name: t(`overview.ground.${sportKeyOf(fixture)}`), value: room.location },
    { name: t('overview.shootOut'), value: shootOutWinner(fixture, words) ?? '' },
    ...footballFacts(fixture, t),
    { name: t('overview.commentators'), value: names },
  ].filter(({ value }) => value !== '');
}

function footballFacts(fixture: Fixture, t: TFunction<'room'>): Fact[] {
  const {
    sportType,
    homeScore,
    awayScore,
    homeHalfScore,
    awayHalfScore,
    homeCorner,
    awayCorner,
    homeYellow,
    awayYellow,
  } = fixture;
  if (sportType !== SportType.football || homeScore === null) return [];
  return [
    { name: t('overview.ninety'), value: fixture.extra ? `${homeScore} – ${awayScore}` : '' },
    { name: t('overview.aggregate'), value: aggregateOf(fixture)?.join(' – ') ?? '' },
    {
      name: t('overview.half'),
      value: homeHalfScore === null || awayHalfScore === null ? '' : `${homeHalfScore} – ${awayHalfScore}`,
    },
    { name: t('overview.corners'), value: `${homeCorner} – ${awayCorner}` },
    { name: t('overview.cards'), value: `${homeYellow} – ${awayYellow}` },
  ];
}
