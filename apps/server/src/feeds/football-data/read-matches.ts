import { RawStatus, SportType } from '@khandai/contracts';
import type { ExtraScore } from '../../platform/database/schema.js';
import type { FeedFixture, FeedStage, FeedTeam } from '../../modules/fixtures/feed.js';
import { clubAppearance } from '../input/club-appearance.js';
import { differing, nearKickOff, utcTime } from '../input/kick-off.js';
import { eachRow, needed, type Parsed, Unusable } from '../input/read-rows.js';
import { count, type Fields, isFields, quoted, text, whole } from '../input/read-values.js';
import { resultOnly } from '../input/result-only.js';
import type { UpdateTimes } from '../input/update-times.js';
import { isFollowed, leagueName, roundName } from '../input/vietnamese-names.js';
import { FOOTBALL_DATA_PREFIX } from '../provider/of-source.js';

type Pair = [home: number, away: number];

const MINUTE = 60_000;
/**
 * A match in play this long after its planned kick-off is in its second half, although no break was seen: late enough for
 * a kick-off that was late itself.
 */
const SECOND_HALF_AFTER = 75 * MINUTE;
const SECOND_HALF_FROM = 60 * MINUTE;
const FIRST_MINUTE_OF_SECOND_HALF = 46;

const statuses: ReadonlyMap<string, number> = new Map(
  Object.entries({
    SCHEDULED: RawStatus.notStarted,
    TIMED: RawStatus.notStarted,
    PAUSED: RawStatus.halfTime,
    EXTRA_TIME: RawStatus.extraTime,
    PENALTY_SHOOTOUT: RawStatus.penalties,
    FINISHED: RawStatus.finished,
    AWARDED: RawStatus.finished,
    SUSPENDED: RawStatus.interrupted,
    POSTPONED: RawStatus.postponed,
    CANCELLED: RawStatus.cancelled,
  }),
);

/** Stages of a cup by the number of teams left; 3 is the match for third place. */
const rounds: ReadonlyMap<string, number> = new Map(
  Object.entries({
    LAST_64: 64,
    LAST_32: 32,
    LAST_16: 16,
    QUARTER_FINALS: 8,
    SEMI_FINALS: 4,
    THIRD_PLACE: 3,
    FINAL: 2,
  }),
);

/**
 * Parses `matches` of football-data.org's version 4, without those that are older than what is known.
 * @param before finds what is known of a match
 */
export function readMatches(
  data: unknown,
  file: string,
  options: { now: number; before: (fixtureId: string) => FeedFixture | undefined; updates: UpdateTimes },
): Parsed<FeedFixture> {
  const { now, before, updates } = options;
  const { list, bad } = eachRow(data, file, (row) => {
    const fixtureId = idOf(row, 'trận');
    const at = utcTime(text(row['lastUpdated']));
    if (updates.isOlder(fixtureId, at)) return undefined;
    const fixture = readMatch(row, fixtureId, now, before(fixtureId));
    updates.note(fixtureId, at);
    const newest = updates.newest(fixtureId);
    return { ...fixture, sourceAt: newest === undefined ? null : new Date(newest) };
  });
  return { list: list.filter((fixture) => fixture !== undefined), bad };
}

function readMatch(row: Fields, fixtureId: string, now: number, before: FeedFixture | undefined): FeedFixture {
  const kickOff = nearKickOff(new Date(needed(utcTime(text(row['utcDate'])), 'utcDate')), now);
  const competition = part(row, 'competition');
  const status = statusOf(row, kickOff, now, before);
  const home = teamOf(part(row, 'homeTeam'));
  const away = teamOf(part(row, 'awayTeam'));
  differing(home, away);
  const score = part(row, 'score');
  const full = pairOf(score, isNinety(score) ? 'fullTime' : 'regularTime');
  const half = pairOf(score, 'halfTime');
  const given = needed(text(competition['name']), 'competition.name');
  const name = leagueName(given) ?? given;
  return {
    ...resultOnly,
    fixtureId,
    sportType: SportType.football,
    league: {
      leagueId: idOf(competition, 'giải'),
      name,
      shortName: name,
      color: clubAppearance(given).colors[0],
    },
    round: row['matchday'] == null ? '' : roundName(text(row['matchday'])),
    stage: stageOf(row, competition),
    home,
    away,
    kickOff,
    status,
    awarded: text(row['status']) === 'AWARDED',
    halfStart: halfStart(row, status, { kickOff, now, before }),
    homeScore: full?.[0] ?? null,
    awayScore: full?.[1] ?? null,
    homeHalfScore: half?.[0] ?? null,
    awayHalfScore: half?.[1] ?? null,
    extra: extraOf(score, full),
    location: text(row['venue']),
    hot: isFollowed(home.name) || isFollowed(away.name) || isFollowed(home.shortName) || isFollowed(away.shortName),
    origin: 'provider',
    goalTimesEstimated: false,
    hosts: [],
  };
}

/** `IN_PLAY` is both halves: the second one follows the break, or must have started by now if that was not seen. */
function statusOf(row: Fields, kickOff: Date, now: number, before: FeedFixture | undefined): number {
  const given = text(row['status']);
  if (given !== 'IN_PLAY') {
    const status = statuses.get(given);
    if (status === undefined) throw new Unusable(`trạng thái ${quoted(row['status'])} không biết`);
    return status;
  }
  const minute = whole(row['minute']);
  if (minute !== undefined) return minute >= FIRST_MINUTE_OF_SECOND_HALF ? RawStatus.secondHalf : RawStatus.firstHalf;
  const broken = before?.status === RawStatus.halfTime || before?.status === RawStatus.secondHalf;
  return broken || now - kickOff.getTime() > SECOND_HALF_AFTER ? RawStatus.secondHalf : RawStatus.firstHalf;
}

interface Moment {
  readonly kickOff: Date;
  readonly now: number;
  readonly before: FeedFixture | undefined;
}

/** The free plan has no minute; the half then counts from when it was first seen. It never starts in the future. */
function halfStart(row: Fields, status: number, { kickOff, now, before }: Moment): Date | null {
  const isFirst = status === RawStatus.firstHalf;
  if (!isFirst && status !== RawStatus.secondHalf) return null;
  if (before?.status === status && before.halfStart) return before.halfStart;
  const minute = whole(row['minute']);
  if (minute !== undefined)
    return new Date(Math.min(now, now - (minute - (isFirst ? 1 : FIRST_MINUTE_OF_SECOND_HALF)) * MINUTE));
  if (isFirst) return new Date(Math.min(now, kickOff.getTime()));
  return new Date(before?.status === RawStatus.halfTime ? now : Math.min(now, kickOff.getTime() + SECOND_HALF_FROM));
}

const isNinety = (score: Fields): boolean => !isFields(score['regularTime']) || score['duration'] === 'REGULAR';

function pairOf(score: Fields, name: string): Pair | null {
  const goals = score[name];
  if (!isFields(goals) || goals['home'] == null || goals['away'] == null) return null;
  return [needed(count(goals['home']), `${name}.home`), needed(count(goals['away']), `${name}.away`)];
}

/** Goals of extra time are apart from those of 90 minutes, and `fullTime` counts kicks of the shoot-out as goals. */
function extraOf(score: Fields, full: Pair | null): ExtraScore | null {
  if (isNinety(score) || !full) return null;
  const extra = pairOf(score, 'extraTime') ?? [0, 0];
  const kicks = pairOf(score, 'penalties');
  return {
    homeScore: full[0] + extra[0],
    awayScore: full[1] + extra[1],
    penaltyHomeScore: kicks?.[0] ?? null,
    penaltyAwayScore: kicks?.[1] ?? null,
  };
}

function stageOf(row: Fields, competition: Fields): FeedStage | undefined {
  const season = part(row, 'season');
  const [from, to] = [text(season['startDate']).slice(0, 4), text(season['endDate']).slice(0, 4)];
  if (!/^\d{4}$/.test(from)) return undefined;
  const group = /^GROUP_([A-Z])$/.exec(text(row['group']))?.[1] ?? '';
  const round = rounds.get(text(row['stage']));
  const phase = competition['type'] !== 'CUP' || round === undefined ? (group === '' ? 'league' : 'group') : 'knockout';
  return {
    season: from === to ? from : `${from}/${to.slice(2)}`,
    phase,
    group,
    roundNumber: phase === 'knockout' ? (round ?? null) : (whole(row['matchday']) ?? null),
  };
}

/** A team of a later round is null until it is known: the match is left out until then. */
function teamOf(team: Fields): FeedTeam {
  const name = needed(text(team['name']), 'name');
  const appearance = clubAppearance(name);
  const code = text(team['tla']);
  return {
    teamId: idOf(team, 'đội'),
    name,
    shortName: text(team['shortName']) || name,
    ...appearance,
    ...(/^[A-Z]{2,4}$/.test(code) && { code }),
  };
}

function idOf(fields: Fields, what: string): string {
  const read = whole(fields['id']);
  if (read === undefined || read < 0) throw new Unusable(`id của ${what} thiếu hoặc sai`);
  return `${FOOTBALL_DATA_PREFIX}${read}`;
}

function part(row: Fields, name: string): Fields {
  const value = row[name];
  if (!isFields(value)) throw new Unusable(`trường ${name} thiếu hoặc sai`);
  return value;
}
