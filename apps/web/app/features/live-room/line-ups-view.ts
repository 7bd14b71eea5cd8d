import {
  EventType,
  type Fixture,
  type LineUpPlayer,
  type LineUps,
  type MatchEvent,
  type Team,
  type TeamLineUp,
} from '@khandai/contracts';
import type { LineUpPlayerView, PlayerMark, TeamLineUpView } from '@khandai/match-ui';
import type { TFunction } from '../../i18n/i18n';
import { lineMinute } from './commentary-view';

type Words = TFunction<'room'>;

const SHORT_WORDS = 2;

const marks = {
  [EventType.goal]: ['goal', 'event.goal'],
  [EventType.penaltyScored]: ['goal', 'event.penalty'],
  [EventType.ownGoal]: ['goal', 'event.ownGoal'],
  [EventType.yellowCard]: ['yellow', 'event.yellow'],
  [EventType.redCard]: ['red', 'event.red'],
  [EventType.secondYellow]: ['second-yellow', 'event.secondYellow'],
} as const;

/** Line-ups of both teams, with each player's events so far. */
export function lineUpViews(
  fixture: Fixture,
  lineUps: LineUps,
  events: readonly MatchEvent[],
  t: Words,
): [TeamLineUpView, TeamLineUpView] {
  const side = (home: boolean): TeamLineUpView =>
    teamView(
      home ? fixture.home : fixture.away,
      home ? lineUps.home : lineUps.away,
      events.filter(({ homeEvent }) => homeEvent === home),
      t,
    );
  return [side(true), side(false)];
}

function teamView(
  { name, code, colors }: Team,
  { formation, coach, starting, bench }: TeamLineUp,
  events: MatchEvent[],
  t: Words,
): TeamLineUpView {
  const view = (player: LineUpPlayer) => playerView(player, events, t);
  return {
    name,
    crest: { code, colors },
    formation: [...formation].join('-'),
    rows: rowsOf(formation, starting).map((row) => row.map(view)),
    bench: bench.map(view),
    coach,
  };
}

/** The goalkeeper's row, then one row per digit of the formation; a single row if the formation is unknown. */
function rowsOf(formation: string, starting: readonly LineUpPlayer[]): LineUpPlayer[][] {
  const last = formation.length;
  const fits = last > 0 && starting.every(({ position }) => position >= 0 && position <= last);
  if (!fits) return [[...starting]];
  const rows = Array.from({ length: last + 1 }, (_, row) => starting.filter(({ position }) => position === row));
  return rows.every((row) => row.length > 0) ? rows : [[...starting]];
}

function playerView(
  { playerId, name, number, isCaptain }: LineUpPlayer,
  events: readonly MatchEvent[],
  t: Words,
): LineUpPlayerView {
  return {
    id: playerId,
    number: String(number),
    name,
    shortName: name.split(' ').slice(-SHORT_WORDS).join(' '),
    ...(isCaptain ? { captain: t('lineUps.captain') } : {}),
    marks: events.flatMap((event) => marksOf(event, name, t)),
  };
}

// The provider's events identify players by name only, without an id.
function marksOf(event: MatchEvent, name: string, t: Words): PlayerMark[] {
  const minute = lineMinute(event);
  const text = `${minute}′`;
  if (event.type === EventType.substitution) {
    if (event.playerName === name) return [{ mark: 'in', label: t('lineUps.in', { minute }), text }];
    return event.otherPlayerName === name ? [{ mark: 'out', label: t('lineUps.out', { minute }), text }] : [];
  }
  const known = marks[event.type as keyof typeof marks];
  if (!known || event.playerName !== name) return [];
  return [{ mark: known[0], label: t('lineUps.mark', { what: t(known[1]), minute }), text }];
}
