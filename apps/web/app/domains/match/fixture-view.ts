import { nearness, wallTimeAt } from '@khandai/calendar';
import { type Fixture, hasKickOffTime, type League, MatchState, type Team } from '@khandai/contracts';
import { livePeriod, runningMinute, type StatusLabel, statusLabel } from '@khandai/live-schedule';
import type { CrestView, StateTone, StateView, TeamView } from '@khandai/match-ui';
import type { AvatarView } from '@khandai/ui-kit';
import { compareStructural, computed } from 'mobx';
import type { TFunction } from '../../i18n/i18n';
import { calendarDate, clockTime, shortDate, unknownTime } from '../../i18n/format-time';
import { sportKeyOf } from './sport';

type Words = TFunction<'match'>;

/** Screen time: ms since the epoch, and the viewer's timezone. */
export interface Moment {
  readonly now: number;
  readonly timezone: string;
  /** `match:weekdays` of the page's language, for texts with a date; Vietnamese by default. */
  readonly weekdays?: string;
}

/**
 * The time that a fixture needs: by the second while its match minute runs, otherwise by the minute. A list of hundreds
 * of fixtures must not rerender every second.
 */
export const momentOf = ({ state }: Pick<Fixture, 'state'>, clock: Moment & { readonly minute: number }): Moment => ({
  now: state === MatchState.live ? clock.now : clock.minute,
  timezone: clock.timezone,
});

/** The server counts no match as live longer than this after its kick-off. */
export const MAX_LIVE_MS = 3.5 * 3_600_000;

/** Whether a match is live, and not so long after its kick-off that the feed must have missed its end. */
export const isPlayed = ({ state, kickOff }: Pick<Fixture, 'state' | 'kickOff'>, now: number): boolean =>
  state === MatchState.live && now - Date.parse(kickOff) <= MAX_LIVE_MS;

/** Postponed, interrupted or in doubt; shown in amber, as a match that moved. */
const troubles: ReadonlySet<StatusLabel> = new Set<StatusLabel>([
  'postponed',
  'cancelled',
  'interrupted',
  'abandoned',
  'toBeDecided',
  'unconfirmed',
]);

export function stateView(fixture: Fixture, { now, timezone }: Moment, t: Words): StateView {
  const label = statusLabel(fixture, now);
  if (label === 'coming' || (label === 'moved' && isNear(fixture, { now, timezone })))
    return { tone: 'plain', word: whenWord(fixture, { now, timezone }, t) };
  if (label === 'moved') return { tone: 'warn', word: t('movedTo', { when: whenWord(fixture, { now, timezone }, t) }) };
  const minute = minuteText(fixture, now);
  return { tone: toneOf(fixture, label), word: stateWord(fixture, label, t), ...(minute ? { minute } : {}) };
}

/** In its last hour a match that moved counts down as every other. */
function isNear(fixture: Scheduled, { now, timezone }: Moment): boolean {
  const { kind } = nearness(Date.parse(fixture.kickOff), now, timezone);
  return hasKickOffTime(fixture) && (kind === 'minutes' || kind === 'now');
}

/** `dời từ 19:15 · Th 6, 20/11`; undefined unless a coming match moved. */
export function movedText({ movedFrom, state }: Fixture, moment: Moment, t: Words): string | undefined {
  if (movedFrom === null || state !== MatchState.coming) return undefined;
  const at = Date.parse(movedFrom);
  return t('movedFrom', { time: `${clockTime(at, moment.timezone)} · ${dateOf(at, moment)}` });
}

/** The same for views: observers rerender when a word or the minute changes, not every second. */
export const steadyState = (fixture: Fixture, moment: Moment, t: Words): StateView =>
  computed(() => stateView(fixture, moment, t), { equals: compareStructural }).get();

/** `Hiệp 2`; for sports with numbered periods `Ván 3`; a pause in the words of the sport. */
function stateWord(fixture: Fixture, label: StatusLabel, t: Words): string {
  if (label === 'ended' || label === 'penalties') return resultWord(fixture, t) ?? t(`state.${label}`);
  const period = livePeriod(fixture);
  if (period && label === 'period') return t(`period.${period.kind}`, { number: period.number });
  if (label !== 'halfTime') return t(`state.${label}`);
  // Half-time of basketball follows the second quarter; the other pauses are shorter.
  const sport = sportKeyOf(fixture);
  return t(`halfTime.${sport === 'basketball' && fixture.period % 2 ? 'football' : sport}`);
}

/** How a score beyond ninety minutes came about: `Luân lưu 4–2`, or `Sau hiệp phụ`; undefined for an ordinary one. */
function resultWord(fixture: Fixture, t: Words): string | undefined {
  const kicks = shootOut(fixture);
  if (kicks) return t('afterPenalties', { score: kicks.join('–') });
  return fixture.extra && fixture.state === MatchState.ended ? t('afterExtraTime') : undefined;
}

/** `Argentina thắng luân lưu 4–2`; undefined unless a shoot-out decided the match. */
export function shootOutWinner(fixture: Fixture, t: Words): string | undefined {
  const kicks = shootOut(fixture);
  if (!kicks || kicks[0] === kicks[1] || fixture.state !== MatchState.ended) return undefined;
  const home = kicks[0] > kicks[1];
  const score = home ? kicks : [kicks[1], kicks[0]];
  return t('wonOnPenalties', { team: (home ? fixture.home : fixture.away).name, score: score.join('–') });
}

function toneOf({ state }: Fixture, label: StatusLabel): StateTone {
  if (troubles.has(label)) return 'warn';
  return state === MatchState.live ? 'live' : 'plain';
}

/** `67` or `45+2`; undefined while the match clock does not run. */
export function minuteText(fixture: Fixture, now: number): string | undefined {
  const running = runningMinute(fixture, now);
  if (running.kind !== 'minute') return undefined;
  return running.added > 0 ? `${running.minute}+${running.added}` : String(running.minute);
}

/** `29 phút nữa`, `Sắp bóng lăn`, `Hôm nay`, `Rạng sáng mai`, `Th 7, 21/11`. */
export function whenWord(fixture: Scheduled & Pick<Fixture, 'sportType'>, { now, timezone }: Moment, t: Words): string {
  const at = Date.parse(fixture.kickOff);
  const near = nearness(at, now, timezone);
  if (near.kind === 'later') return dateOf(at, { now, timezone, weekdays: t('weekdays') });
  // Minutes and the time of day say nothing.
  if (!hasKickOffTime(fixture))
    return near.kind === 'earlyTomorrow' || near.kind === 'tomorrow' ? t('when.tomorrow') : t('when.today');
  if (near.kind === 'minutes') return t('when.minutes', { number: near.count, count: near.count });
  return near.kind === 'now' ? t(`soon.${sportKeyOf(fixture)}`) : t(`when.${near.kind}`);
}

/** The fields of a fixture that determine when it kicks off, as far as that is known. */
type Scheduled = Pick<Fixture, 'kickOff' | 'status' | 'dateOnly'>;

/** `19:15`, or `--:--` without a time. */
export const kickOffTime = (fixture: Scheduled, timezone: string): string =>
  hasKickOffTime(fixture) ? clockTime(Date.parse(fixture.kickOff), timezone) : unknownTime;

/** `19:15 · Th 6, 20/11`; `Th 6, 20/11` without a time; with the year when it is not this year. */
export function kickOffText(fixture: Scheduled, moment: Moment): string {
  const at = Date.parse(fixture.kickOff);
  const day = dateOf(at, moment);
  return hasKickOffTime(fixture) ? `${clockTime(at, moment.timezone)} · ${day}` : day;
}

/** `Th 6, 20/11`; in another year `20/11/2025`. */
export const dateOf = (at: number, { now, timezone, weekdays }: Moment): string =>
  wallTimeAt(at, timezone).year === wallTimeAt(now, timezone).year
    ? shortDate(at, timezone, weekdays)
    : calendarDate(at, timezone);

/** Penalty shoot-out score, home then away; undefined without a shoot-out. */
export function shootOut({ extra }: Pick<Fixture, 'extra'>): readonly [number, number] | undefined {
  const { penaltyHomeScore = null, penaltyAwayScore = null } = extra ?? {};
  return penaltyHomeScore === null || penaltyAwayScore === null ? undefined : [penaltyHomeScore, penaltyAwayScore];
}

/** The current score, including extra time. */
export function scoreOf({
  homeScore,
  awayScore,
  extra,
}: Pick<Fixture, 'homeScore' | 'awayScore' | 'extra'>): readonly [number, number] | undefined {
  if (extra) return [extra.homeScore, extra.awayScore];
  return homeScore === null || awayScore === null ? undefined : [homeScore, awayScore];
}

/** Score of both legs of a tie; undefined where it is not known, or is less than that of the match. */
export function aggregateOf(fixture: Fixture): readonly [number, number] | undefined {
  const score = scoreOf(fixture);
  const { aggregate } = fixture;
  if (!score || !aggregate || aggregate.homeScore < score[0] || aggregate.awayScore < score[1]) return undefined;
  return [aggregate.homeScore, aggregate.awayScore];
}

/** `Tổng tỷ số 3–2`. */
export function aggregateText(fixture: Fixture, t: Words): string | undefined {
  const score = aggregateOf(fixture)?.join('–');
  return score === undefined ? undefined : t('aggregate', { score });
}

/** What a match has of a score. */
export type ScoredMatch = Pick<Fixture, 'fixtureId' | 'homeScore' | 'awayScore' | 'extra'>;

/**
 * The fixture as those see it who hide its score: its state too says nothing of goals, such as those of a shoot-out or of an
 * award, and no team has lost a player.
 */
export const withoutScore = <F extends ScoredMatch>(fixture: F): F => ({
  ...fixture,
  ...{ homeScore: null, awayScore: null, homeHalfScore: null, awayHalfScore: null, extra: null, aggregate: null },
  awarded: false,
  ...{ homeRed: 0, awayRed: 0 },
});

/** `3 – 3 (4–2)`: the current score with the shoot-out; undefined before the match. */
export function scoreText(fixture: Pick<Fixture, 'homeScore' | 'awayScore' | 'extra'>): string | undefined {
  const score = scoreOf(fixture)?.join(' – ');
  const kicks = shootOut(fixture)?.join('–');
  return score === undefined || kicks === undefined ? score : `${score} (${kicks})`;
}

export function teamView(fixture: Fixture, side: 'home' | 'away', t: Words): TeamView {
  const { name, code, colors } = fixture[side];
  const red = side === 'home' ? fixture.homeRed : fixture.awayRed;
  const score = scoreOf(fixture);
  const own = side === 'home' ? score?.[0] : score?.[1];
  const other = side === 'home' ? score?.[1] : score?.[0];
  return {
    name,
    crest: { code, colors },
    ...(own === undefined ? {} : { score: own }),
    ...(red > 0 ? { redCards: { count: red, label: t('redCards', { number: red, count: red }) } } : {}),
    ...standingOf(own, other, shootOut(fixture), side),
  };
}

/** After an equal score the shoot-out decides who is ahead. */
function standingOf(
  own: number | undefined,
  other: number | undefined,
  kicks: readonly [number, number] | undefined,
  side: 'home' | 'away',
): Pick<TeamView, 'standing'> {
  if (own === undefined || other === undefined) return {};
  const [home, away] = kicks ?? [0, 0];
  const lead = own - other || (side === 'home' ? home - away : away - home);
  return lead === 0 ? {} : { standing: lead > 0 ? 'ahead' : 'behind' };
}

export const matchLabel = ({ home, away }: { home: Pick<Team, 'name'>; away: Pick<Team, 'name'> }): string =>
  `${home.name} – ${away.name}`;

/** The band tells leagues apart whose letters and colour are the same, such as the second divisions of two countries. */
export const leagueCrest = ({ leagueId, name, shortName, color }: League): CrestView => {
  const hash = hashOf(`${leagueId} ${name}`);
  return {
    code: leagueCode(shortName),
    colors: [color, hexOf((hash % BAND_HUES) * (360 / BAND_HUES), hash & 1 ? 0.8 : 0.55)],
  };
};

const BAND_HUES = 24;

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261);

/** `#rrggbb` of a hue in degrees, at 70 % saturation. */
function hexOf(hue: number, lightness: number): string {
  const reach = 0.7 * Math.min(lightness, 1 - lightness);
  const channel = (from: number) => {
    const step = (from + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Two letters for a crest: `V.League 1` gives V1, `Ngoại hạng Anh` gives NA. */
export function leagueCode(shortName: string): string {
  const words = shortName.split(/[\s.]+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => word?.charAt(0)) : [words[0]?.slice(0, 2)];
  return letters.join('').toUpperCase();
}

export const leagueText = ({ league, round }: Fixture): string => (round ? `${league.name} · ${round}` : league.name);

export const hostViews = ({ commentators }: Pick<Fixture, 'commentators'>): AvatarView[] =>
  commentators.map(({ userId, name, profilePicture }) => ({ id: userId, name, src: profilePicture }));

export const roomPath = ({ link }: Pick<Fixture, 'link'>): string => `/truc-tiep/${link}`;
