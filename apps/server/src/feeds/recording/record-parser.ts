import { RawStatus } from '@khandai/contracts';
import type { AggregateScore, ExtraScore } from '../../platform/database/schema.js';
import type { FeedLeague, FeedStage, FeedStat, FeedTeam } from '../../modules/fixtures/feed.js';
import { isKnownStatus } from '../../modules/fixtures/match-state.js';
import { eachList, eachRow, needed, type Parsed, Unusable } from '../input/read-rows.js';
import { clubAppearance } from '../input/club-appearance.js';
import { differing } from '../input/kick-off.js';
import { count, type Fields, id, instant, isFields, statistic, text, whole } from '../input/read-values.js';
import type { RecordMatch } from './record.js';
import { seasonName } from '../input/season-name.js';
import { isFollowed, leagueName, roundName } from '../input/vietnamese-names.js';

/**
 * Parses the matches of a schedule. An unusable row is reported with its 1-based position; the other rows are returned.
 */
export function parseSchedule(data: unknown, file: string): Parsed<RecordMatch> {
  const seen = new Set<string>();
  return eachRow(data, file, (row) => {
    const match = parseMatch(row);
    if (seen.has(match.matchId)) throw new Unusable(`trùng matchId ${match.matchId}`);
    seen.add(match.matchId);
    return match;
  });
}

/** Statistics by match id. An unusable one is reported and left out. */
export function parseStats(data: unknown, file: string): Parsed<[matchId: string, list: FeedStat[]]> {
  return eachList(data, file, {
    key: (row) => needed(id(row['matchId']), 'matchId'),
    items: ({ stats }): unknown[] => {
      if (!Array.isArray(stats)) throw new Unusable('stats không phải danh sách');
      return stats;
    },
    item: parseStat,
  });
}

export function pair(row: Fields, home: string, away: string): [number, number] {
  return [needed(count(row[home]), home), needed(count(row[away]), away)];
}

export function parseMatch(row: Fields): RecordMatch {
  const status = needed(whole(row['status']), 'status');
  if (!isKnownStatus(status)) throw new Unusable(`trạng thái ${status} không biết`);
  const half = pair(row, 'homeHalfScore', 'awayHalfScore');
  const full = pair(row, 'homeScore', 'awayScore');
  if (half[0] > full[0] || half[1] > full[1]) throw new Unusable('tỷ số hiệp 1 lớn hơn cả trận');
  const home = parseTeam(row, 'home');
  const away = parseTeam(row, 'away');
  differing(home, away);
  const finished = status === RawStatus.finished;
  const extra = finished ? parseExtra(row['extraExplain'], full) : null;
  return {
    matchId: needed(id(row['matchId']), 'matchId'),
    league: parseLeague(row),
    home,
    away,
    round: roundName(text(row['round'])),
    stage: parseStage(row),
    location: text(row['location']),
    kickOff: needed(instant(row['matchTime']), 'matchTime'),
    status,
    half,
    full,
    red: pair(row, 'homeRed', 'awayRed'),
    yellow: pair(row, 'homeYellow', 'awayYellow'),
    corner: pair(row, 'homeCorner', 'awayCorner'),
    extra,
    aggregate: finished ? parseAggregate(row['extraExplain'], extra ? [extra.homeScore, extra.awayScore] : full) : null,
    hot: isFollowed(home.name) || isFollowed(away.name),
  };
}

const CUP = 2;

/** A cup has groups and knock-out rounds; the provider does not say how many teams are left in a round. */
function parseStage(row: Fields): FeedStage | undefined {
  const season = seasonName(text(row['season']));
  if (season === '') return undefined;
  const group = text(row['group']);
  const phase = whole(row['leagueType']) !== CUP ? 'league' : group === '' ? 'knockout' : 'group';
  return { season, phase, group, roundNumber: phase === 'knockout' ? null : (count(row['round']) ?? null) };
}

function parseTeam(row: Fields, side: 'home' | 'away'): FeedTeam {
  const name = needed(text(row[`${side}Name`]), `${side}Name`);
  return { teamId: needed(id(row[`${side}Id`]), `${side}Id`), name, shortName: name, ...clubAppearance(name) };
}

function parseLeague(row: Fields): FeedLeague {
  const given = needed(text(row['leagueName']), 'leagueName');
  const name = leagueName(given);
  const color = text(row['leagueColor']);
  return {
    leagueId: needed(id(row['leagueId']), 'leagueId'),
    name: name ?? given,
    shortName: name ?? (text(row['leagueShortName']) || given),
    color: /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : clubAppearance(given).colors[0],
  };
}

/** Extra-time scores include the ninety minutes when extraTimeStatus is 1 or 3, but not when it is 2. */
export function parseExtra(explain: unknown, [home, away]: [number, number]): ExtraScore | null {
  if (!isFields(explain)) return null;
  const state = count(explain['extraTimeStatus']) ?? 0;
  const extra = [count(explain['extraHomeScore']) ?? 0, count(explain['extraAwayScore']) ?? 0] as const;
  const kicks = [count(explain['penHomeScore']) ?? 0, count(explain['penAwayScore']) ?? 0] as const;
  const kicked = kicks[0] + kicks[1] > 0;
  if (state === 0 && !kicked) return null;
  const base = state === 2 ? ([home, away] as const) : ([0, 0] as const);
  return {
    homeScore: Math.max(home, base[0] + extra[0]),
    awayScore: Math.max(away, base[1] + extra[1]),
    penaltyHomeScore: kicked ? kicks[0] : null,
    penaltyAwayScore: kicked ? kicks[1] : null,
  };
}

/** Zeros say that it is not known, and so does less than the score of the match itself. */
export function parseAggregate(explain: unknown, [home, away]: [number, number]): AggregateScore | null {
  if (!isFields(explain)) return null;
  const homeScore = count(explain['twoRoundsHomeScore']) ?? 0;
  const awayScore = count(explain['twoRoundsAwayScore']) ?? 0;
  return homeScore + awayScore === 0 || homeScore < home || awayScore < away ? null : { homeScore, awayScore };
}

function parseStat(stat: Fields): FeedStat {
  return {
    type: needed(whole(stat['type']), 'type'),
    home: needed(statistic(stat['home']), 'home'),
    away: needed(statistic(stat['away']), 'away'),
  };
}
