import { type CommentaryLine, EventType, RawStatus } from '@khandai/contracts';
import { chance, Seeded } from '@khandai/server/feed-port';
import { commentaryLines, type Occasion } from './commentary-lines.js';
import { MINUTE } from './demo-time.js';
import { extraAt, scoreAt } from './match-course.js';
import { type MatchScript, scriptOf, type ScriptEvent, type Touch } from './match-script.js';
import { squadOf } from './people.js';
import type { DemoFixture } from './fixture.js';
import { extraWhistles, HALF_MINUTES, minuteAt, whistles } from './whistles.js';

/** A sentence and its time, in milliseconds after kick-off. */
export interface TimedLine {
  at: number;
  line: CommentaryLine;
}

interface Moment {
  at: number;
  occasion: Occasion;
  minute: number;
  addedMinute?: number;
  /** Null when it concerns neither side. */
  home: boolean | null;
  player?: string;
  second?: string | null;
  minutes?: number;
}

/** Share of each kind of event that gets a sentence. */
const WORTH: Partial<Record<Touch['kind'], [occasion: Occasion, share: number]>> = {
  onTarget: ['save', 1],
  shot: ['shot', 0.3],
  corner: ['corner', 0.35],
  offside: ['offside', 0.5],
  foul: ['foul', 0.1],
  dangerous: ['danger', 0.04],
};

const occasions: ReadonlyMap<number, Occasion> = new Map([
  [EventType.goal, 'goal'],
  [EventType.penaltyScored, 'penalty'],
  [EventType.ownGoal, 'ownGoal'],
  [EventType.penaltyMissed, 'penaltyMissed'],
  [EventType.yellowCard, 'yellow'],
  [EventType.secondYellow, 'secondYellow'],
  [EventType.redCard, 'red'],
  [EventType.substitution, 'swap'],
  [EventType.var, 'review'],
]);

/** All sentences of a match, in order of time. The same seed gives the same sentences. */
export function commentaryOf(fixture: DemoFixture): TimedLine[] {
  const script = scriptOf(fixture);
  const stop = script.stop?.at ?? Infinity;
  const moments = [
    ...whistleMoments(script),
    ...[...script.events, ...(script.extra?.goals ?? [])].map(eventMoment),
    ...touchMoments(fixture, script),
    ...kickMoments(script),
  ].filter(({ at }) => at <= stop);
  return [...moments, ...stopMoment(script)]
    .sort((a, b) => a.at - b.at)
    .map((moment, index) => ({ at: moment.at, line: lineText(fixture, script, moment, index) }));
}

function eventMoment({ at, type, home, minute, addedMinute, playerName, otherPlayerName }: ScriptEvent): Moment {
  const occasion = type === EventType.goal && otherPlayerName !== null ? 'assisted' : (occasions.get(type) ?? 'danger');
  return { at, occasion, minute, addedMinute, home, player: playerName, second: otherPlayerName };
}

function whistleMoments(script: MatchScript): Moment[] {
  const { half, restart, end, over } = whistles(script);
  const [first, second] = script.added;
  const neither = { home: null } as const;
  return [
    { ...neither, at: -60 * MINUTE, occasion: 'lineUps', minute: 0 },
    { ...neither, at: 0, occasion: 'kickOff', minute: 0 },
    { ...neither, at: HALF_MINUTES * MINUTE, occasion: 'board', minute: 45, minutes: first },
    { ...neither, at: half, occasion: 'halfTime', minute: 45, addedMinute: first + 1 },
    { ...neither, at: restart, occasion: 'secondHalf', minute: 46 },
    { ...neither, at: restart + HALF_MINUTES * MINUTE, occasion: 'board', minute: 90, minutes: second },
    ...(script.extra ? extraMoments(script, end) : []),
    { ...neither, at: over, occasion: 'fullTime', ...lastMinute(script, second) },
  ];
}

function extraMoments({ extra, added }: MatchScript, end: number): Moment[] {
  const { half, end: extraEnd } = extraWhistles(end);
  const shootOut: Moment[] = extra?.kicks
    ? [{ at: extraEnd, occasion: 'shootOut', minute: 120, addedMinute: 2, home: null }]
    : [];
  return [
    { at: end, occasion: 'extraTime', minute: 90, addedMinute: added[1] + 1, home: null },
    { at: half, occasion: 'extraHalf', minute: 105, addedMinute: 2, home: null },
    ...shootOut,
  ];
}

const lastMinute = ({ extra }: MatchScript, second: number): { minute: number; addedMinute: number } =>
  extra ? { minute: 120, addedMinute: 3 + (extra.kicks?.length ?? 0) } : { minute: 90, addedMinute: second + 1 };

function kickMoments({ extra }: MatchScript): Moment[] {
  return (extra?.kicks ?? []).map(({ at, home, scored, playerName }, index) => ({
    at,
    occasion: scored ? 'kickScored' : 'kickMissed',
    minute: 120,
    addedMinute: 3 + index,
    home,
    player: playerName,
  }));
}

function stopMoment({ stop, added }: MatchScript): Moment[] {
  if (!stop) return [];
  if (stop.status === RawStatus.interrupted)
    return [{ at: stop.at, occasion: 'interrupted', home: null, ...minuteAt(stop.at, added) }];
  const occasion = stop.status === RawStatus.cancelled ? 'cancelled' : 'postponed';
  return [{ at: stop.at, occasion, minute: 0, home: null }];
}

function touchMoments({ seed, home, away }: DemoFixture, { touches, added }: MatchScript): Moment[] {
  const squads = [squadOf(home).starters, squadOf(away).starters] as const;
  const rng = new Seeded(`${seed}/commentary`);
  return touches.flatMap((touch) => {
    const [occasion, share] = WORTH[touch.kind] ?? [];
    const player = squads[touch.home ? 0 : 1][rng.whole(1, 10)] ?? '';
    if (!occasion || rng.next() >= (share ?? 0)) return [];
    return [{ at: touch.at, occasion, home: touch.home, player, ...minuteAt(touch.at, added) }];
  });
}

function lineText(fixture: DemoFixture, script: MatchScript, moment: Moment, index: number): CommentaryLine {
  const { at, occasion, minute, addedMinute = 0, home, player = '', second } = moment;
  const lines: readonly string[] = commentaryLines[occasion];
  const text = lines[Math.floor(chance(`${fixture.seed}/${index}/${occasion}`) * lines.length)] ?? '';
  const [team, other] = home === false ? [fixture.away, fixture.home] : [fixture.home, fixture.away];
  const words: Readonly<Record<string, string>> = {
    team: team.shortName,
    other: other.shortName,
    player,
    second: second ?? '',
    minutes: String(moment.minutes ?? 0),
    score: scoreText(script, at, occasion.startsWith('kick') && occasion !== 'kickOff'),
  };
  return {
    liveId: String(index + 1).padStart(4, '0'),
    minute,
    addedMinute,
    homeEvent: home,
    text: text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? ''),
  };
}

function scoreText(script: MatchScript, at: number, kicks: boolean): string {
  const extra = extraAt(script, at);
  if (kicks) return `${extra?.penaltyHomeScore ?? 0}–${extra?.penaltyAwayScore ?? 0}`;
  const [home, away] = extra ? [extra.homeScore, extra.awayScore] : scoreAt(script, at);
  return `${home}–${away}`;
}
