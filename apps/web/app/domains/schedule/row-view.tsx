import { type Fixture, MatchState, RawStatus } from '@khandai/contracts';
import type { MatchRowProps } from '@khandai/match-ui';
import { LinkButton, icons } from '@khandai/ui-kit';
import type { TFunction } from '../../i18n/i18n';
import { BookingToggle } from '../bookings';
import {
  aggregateText,
  hostViews,
  kickOffTime,
  leagueCrest,
  leagueText,
  type Moment,
  roomPath,
  ScoreMark,
  shootOut,
  type ShownMatch,
  steadyState,
  teamView,
} from '../match';

type Words = TFunction<'match'>;

/** Row view of a fixture. `withLeague` is for lists that mix leagues, `withDay` for those that mix days without saying which. */
export function rowView(
  fixture: Fixture,
  moment: Moment,
  t: Words,
  { withLeague = false, withDay = false } = {},
): Omit<MatchRowProps, 'action' | 'mark'> {
  const { homeHalfScore, awayHalfScore, state } = fixture;
  const penalties = shootOut(fixture);
  const aggregate = aggregateText(fixture, t);
  return {
    href: roomPath(fixture),
    label: t('watchLabel', { home: fixture.home.name, away: fixture.away.name }),
    time: kickOffTime(fixture, moment.timezone),
    state: withDay ? steadyState(fixture, moment, t) : rowState(fixture, moment, t),
    home: teamView(fixture, 'home', t),
    away: teamView(fixture, 'away', t),
    // After the match there is no commentator to watch.
    hosts: state === MatchState.ended ? [] : hostViews(fixture),
    ...(withLeague ? { league: { text: leagueText(fixture), crest: leagueCrest(fixture.league) } } : {}),
    ...(homeHalfScore !== null && awayHalfScore !== null
      ? { halfTime: { score: [homeHalfScore, awayHalfScore], label: t('firstHalfShort'), name: t('state.firstHalf') } }
      : {}),
    ...(penalties ? { penalties: { score: penalties, label: t('penaltiesLabel') } } : {}),
    ...(aggregate === undefined ? {} : { extra: aggregate }),
  };
}

/** In a list of a day, the new day of a match that moved is left out. */
function rowState(fixture: Fixture, moment: Moment, t: Words): MatchRowProps['state'] {
  const state = steadyState(fixture, moment, t);
  const isMoved = fixture.movedFrom !== null && fixture.status === RawStatus.notStarted && state.tone === 'warn';
  return isMoved ? { ...state, word: t('state.moved') } : state;
}

/** In place of a hidden score. */
export const rowMark = ({ fixture, reveal }: ShownMatch): MatchRowProps['mark'] =>
  reveal && <ScoreMark fixture={fixture} onPress={reveal} />;

/** The button of a row: watch a live match, book a coming one. Its label equals the row link's label. */
export function rowAction(fixture: Fixture, t: Words): MatchRowProps['action'] {
  if (fixture.state === MatchState.coming) return <BookingToggle fixture={fixture} />;
  if (fixture.state !== MatchState.live) return undefined;
  const label = t('watchLabel', { home: fixture.home.name, away: fixture.away.name });
  return (
    <LinkButton href={roomPath(fixture)} size="sm" icon={icons.play} aria-label={label}>
      {t('watch')}
    </LinkButton>
  );
}
