import { type Fixture, hasKickOffTime, type Host, MatchState } from '@khandai/contracts';
import type { PlayerState, PlayerSnapshot, Timing } from '@khandai/live-room';
import { isOverdue, type StatusLabel, statusLabel } from '@khandai/live-schedule';
import type { PlayerProps } from '@khandai/match-ui';
import { Button, icons } from '@khandai/ui-kit';
import type { TFunction } from '../../i18n/i18n';
import { countdown, unknownTime } from '../../i18n/format-time';
import { scoreOf, shootOutWinner, sportKeyOf } from '../../domains/match';

export interface ScreenContext {
  readonly fixture: Fixture;
  readonly now: number;
  readonly t: TFunction<'room'>;
  readonly words: TFunction<'match'>;
  readonly onRetry: () => void;
  /** Returns from audio only to video. */
  readonly onWatch: () => void;
}

/** The match's phase for the player. A commentator on air before kick-off counts as live. */
export function timingOf(fixture: Fixture, host: Host, now: number): Timing {
  const { state, kickOff } = fixture;
  const onAir = state === MatchState.coming && host.commentator?.live === true;
  const over = state === MatchState.ended || (isOverdue(fixture, now) && !onAir);
  const phase = over ? 'ended' : state === MatchState.live || onAir ? 'live' : 'coming';
  return { phase, kickOff: Date.parse(kickOff) };
}

/** What the player shows in each state. */
export function playerScreen(snapshot: PlayerSnapshot | undefined, context: ScreenContext): PlayerProps['view'] {
  const state: PlayerState = snapshot?.state ?? { status: 'idle' };
  const { t } = context;
  switch (state.status) {
    case 'idle':
      return beforeStart(context);
    case 'countdown':
      return waiting(state.until, state.overdue, context);
    case 'loading':
      return { state: 'loading', text: t('player.loading', { name: state.link.name }) };
    case 'playing':
    case 'paused':
      return snapshot?.level === 'audio' ? listening(context) : { state: 'playing' };
    case 'stalled':
      return { state: 'retrying', text: t('player.stalled') };
    case 'retrying':
      return { state: 'retrying', text: t('player.reconnecting', { name: state.link.name }) };
    case 'switching':
      return { state: 'switching', text: t('player.switching', { from: state.from.name, to: state.link.name }) };
    case 'failed':
      return failed(state.reason === 'noLinks', context);
    case 'ended':
      return over(context);
  }
}

/**
 * The first paint, before a player exists. It depends on the fixture only, so the layout stays stable after hydration.
 */
function beforeStart(context: ScreenContext): PlayerProps['view'] {
  const { fixture, t } = context;
  if (fixture.state === MatchState.ended || isOverdue(fixture, context.now)) return over(context);
  if (fixture.state === MatchState.live) return { state: 'loading', text: t('player.opening') };
  return waiting(Date.parse(fixture.kickOff), false, context);
}

function waiting(until: number, overdue: boolean, { fixture, now, t, words }: ScreenContext): PlayerProps['view'] {
  if (!hasKickOffTime(fixture))
    return { state: 'countdown', ...crests(fixture), time: unknownTime, text: t('player.noHour') };
  const late = overdue || until <= now;
  const sport = sportKeyOf(fixture);
  return {
    state: 'countdown',
    ...crests(fixture),
    time: late ? '–' : countdown(until - now),
    text: late ? words(`soon.${sport}`) : t(`player.countdown.${sport}`),
  };
}

function listening({ t, onWatch }: ScreenContext): PlayerProps['view'] {
  return {
    state: 'listening',
    text: t('player.listening'),
    action: (
      <Button size="sm" icon={icons.monitor} onClick={onWatch}>
        {t('player.watch')}
      </Button>
    ),
  };
}

function failed(noLinks: boolean, { t, onRetry }: ScreenContext): PlayerProps['view'] {
  return {
    state: 'failed',
    text: noLinks ? t('player.noLinks') : t('player.failed'),
    actions: (
      <Button size="sm" look="primary" icon={icons.refresh} onClick={onRetry}>
        {t('player.retry')}
      </Button>
    ),
  };
}

function over({ fixture, now, t, words }: ScreenContext): PlayerProps['view'] {
  const label = statusLabel(fixture, now);
  const score = scoreOf(fixture);
  const text = endedText(fixture, label, { t, words });
  return {
    state: 'ended',
    ...crests(fixture),
    ...(score && (label === 'ended' || label === 'awarded') ? { score: `${score[0]} – ${score[1]}` } : {}),
    text,
  };
}

function endedText(fixture: Fixture, label: StatusLabel, { t, words }: Pick<ScreenContext, 't' | 'words'>): string {
  if (label === 'ended') {
    const plain = sportKeyOf(fixture) === 'marble' ? 'player.endedRace' : 'player.ended';
    return shootOutWinner(fixture, words) ?? t(fixture.extra ? 'player.endedExtra' : plain);
  }
  if (label === 'awarded') return t('player.endedAwarded');
  return label === 'noResult' ? words('state.noResult') : t('player.calledOff', { state: words(`state.${label}`) });
}

const crests = ({ home, away }: Fixture) => ({
  home: { code: home.code, colors: home.colors },
  away: { code: away.code, colors: away.colors },
});
