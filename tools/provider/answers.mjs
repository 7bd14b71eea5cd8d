import { chance, stateAt } from './match-day.mjs';

const DAY = 86_400_000;
const COMPANIES = [3, 8, 31];
/** A price may move once in this time. */
const MOVE_MS = 10_000;
const RECENT_MS = 20_000;
const MAX_MOVES_BACK = 30;

/**
 * What the provider answers to each call at a moment.
 * @param {{ matches: import('./match-day.mjs').Match[], odds?: Record<string, string[]>, changedOdds?: Record<string, string[]>, modified?: object[], changed?: import('./match-day.mjs').Match[], deductions?: unknown[], standing?: object, recorded?: boolean }} world
 */
export const answers = {
  schedule: (world, now, query) =>
    world.matches
      .filter(({ kickOff }) => dayOf(kickOff) === query.get('date'))
      .map((match) => fullRow(match, now, world.recorded)),
  livescores: (world, now) =>
    world.matches
      .filter(({ kickOff }) => dayOf(kickOff) === dayOf(now))
      .map((match) => fullRow(match, now, world.recorded)),
  'livescores/changes': (world, now) =>
    world.matches.filter((match) => isLive(match, now)).map((m) => delta(m, now, world.recorded)),
  'schedule/modify': (world) => world.modified ?? [],
  scheduleChange: (world, now) => (world.changed ?? []).map((match) => fullRow(match, now, world.recorded)),
  events: (world, now, query) =>
    ofDay(world, now, query, (match) => ({ ...eventsOf(match, now, world.recorded), penalty: kicksOf(match, now) })),
  'events/shot': (world, now, query) =>
    ofDay({ matches: generated(world) }, now, query, (match) => ({
      matchId: match.row.matchId,
      events: shotsOf(match, now),
    })),
  stats: (world, now, query) =>
    ofDay(world, now, query, ({ row, stats }) => ({ matchId: row.matchId, oprTime: seconds(now), stats })),
  lineups: (world, now) =>
    generated(world)
      .filter(({ kickOff }) => kickOff - now < DAY / 24 && now - kickOff < DAY)
      .map(({ row }) => lineUp(row)),
  standing: (world, now, query) => world.standing ?? standing(world, now, query.get('leagueId')),
  'standing/cup': (world, _now, query) => cupStanding(world, query.get('leagueId')),
  'odds/main': (world, now) => world.odds ?? mainOdds(world, now),
  'odds/main/changes': (world, now) => world.changedOdds ?? changedOdds(world, now),
  'odds/half': (world, now) =>
    generated(world)
      .filter((match) => !isOver(match, now))
      .map((match) => halfOdds(match, now)),
  'odds/doublechance': (world, now) =>
    coming(world, now).map(({ row }) => ({
      matchId: row.matchId,
      companyId: '8',
      odds: { home_draw: '0.27', home_away: '0.3', draw_away: '0.75' },
      changeTime: seconds(now - (now % 60_000)),
    })),
  'odds/corners': (world, now) => coming(world, now).map(({ row }) => cornerTotal(row, now, {})),
  'odds/corners/inplay': (world, now) => live(world, now).map(({ row }) => cornerTotal(row, now, { close: false })),
  'odds/cornerhandicap': (world, now) => coming(world, now).map(({ row }) => cornerLine(row, now, {})),
  'odds/cornerhandicap/inplay': (world, now) =>
    live(world, now).map(({ row }) => cornerLine(row, now, { close: false })),
  languagevn: () => ({
    leagues: [
      { leagueId: '9001', name: 'Vietnamese Professional League', name_vn: 'V.League  1' },
      { leagueId: '9002', name: 'UEFA Champions League', name_vn: 'Cúp C1 châu Âu' },
    ],
  }),
};

export const dayOf = (at) => new Date(at).toISOString().slice(0, 10);
const seconds = (at) => Math.floor(at / 1_000);

const isLive = (match, now) => stateAt(match, now).status > 0;
const isOver = (match, now) => stateAt(match, now).status === -1;
/** Of recorded matches only what was recorded is served. */
const generated = ({ matches, recorded }) => (recorded ? [] : matches);
const live = (world, now) => generated(world).filter((match) => isLive(match, now));
const coming = (world, now) => generated(world).filter(({ kickOff }) => kickOff > now);
const notOver = ({ matches }, now) => matches.filter((match) => !isOver(match, now));

function ofDay({ matches }, now, query, shown) {
  const day = query.get('date') ?? dayOf(now);
  return matches.filter(({ kickOff }) => kickOff <= now && dayOf(kickOff) === day).map(shown);
}

const RED = [2, 9];
const YELLOW = 3;

function moving(match, now, recorded) {
  const { goals, events, ...state } = stateAt(match, now);
  if (recorded) return { ...state, ...finalCounts(match.row, state.status === -1) };
  const counted = (types, home) => events.filter((event) => types.includes(event.type) && event.home === home).length;
  if (match.events)
    return {
      ...state,
      homeRed: counted(RED, true),
      awayRed: counted(RED, false),
      homeYellow: counted([YELLOW], true),
      awayYellow: counted([YELLOW], false),
      homeCorner: goals.length,
      awayCorner: 3,
    };
  return { ...state, homeRed: 0, awayRed: 0, homeYellow: 1, awayYellow: 2, homeCorner: goals.length, awayCorner: 3 };
}

const COUNTS = ['homeRed', 'awayRed', 'homeYellow', 'awayYellow', 'homeCorner', 'awayCorner'];

const finalCounts = (row, isOver) => Object.fromEntries(COUNTS.map((name) => [name, isOver ? row[name] : 0]));

function fullRow(match, now, recorded = false) {
  return {
    subLeagueId: '',
    subLeagueName: '',
    ...match.row,
    matchTime: seconds(match.kickOff),
    ...moving(match, now, recorded),
    injuryTime: 0,
    hasLineup: !recorded,
    var: '',
    explain: match.fate?.explain ?? '',
    updateTime: seconds(now),
  };
}

function delta(match, now, recorded) {
  const { halfStartTime, ...state } = moving(match, now, recorded);
  return {
    matchId: match.row.matchId,
    startTime: halfStartTime,
    matchTime: seconds(match.kickOff),
    ...state,
    injuryTime: 0,
    updateTime: seconds(now),
  };
}

function eventsOf(match, now, recorded) {
  const { matchId } = match.row;
  const { goals, events } = stateAt(match, now);
  const scorer = (index) => (index % 2 === 0 ? 'Nguyễn Văn An(Assist:Trần Bình)' : 'Lê Công');
  const event = ({ minute, home, type, player }, eventId) => ({
    eventId,
    minute: String(Math.max(1, Math.ceil(minute))),
    overtime: '',
    type: type ?? 1,
    homeEvent: home,
    playerId: '',
    playerName: player ?? '',
  });
  return {
    matchId,
    events: [
      ...goals.map((goal, index) => event({ player: recorded ? '' : scorer(index), ...goal }, `${matchId}${index}`)),
      ...events.map((one, index) => event(one, `${matchId}7${index}`)),
    ],
  };
}

/** A shot of each side every few minutes, and the goals. */
function shotsOf(match, now) {
  const { matchId } = match.row;
  const { status, goals } = stateAt(match, now);
  const shot = ({ minute, home }, index, outcome) => ({
    eventId: `${matchId}9${index}`,
    minute: String(Math.max(1, Math.ceil(minute))),
    overtime: '',
    type: outcome === 'goal' ? 1 : 15,
    homeEvent: home,
    playerId: '',
    playerName: `Cầu thủ ${2 + (index % 10)}`,
    outcome,
    situation: 'openPlay',
    shotType: 'rightFoot',
    isBlocked: outcome === 'blocked',
    x: Math.round(78 + chance(`${matchId}/${index}/x`) * 18),
    y: Math.round(25 + chance(`${matchId}/${index}/y`) * 50),
    xg: (0.03 + chance(`${matchId}/${index}/xg`) * 0.3).toFixed(2),
  });
  const minute = status === -1 ? 90 : Math.max(0, (now - match.kickOff) / 60_000);
  const tries = Array.from({ length: Math.floor(Math.min(90, minute) / 6) }, (_, index) =>
    shot({ minute: index * 6 + 3, home: index % 3 !== 0 }, index, ['saved', 'missed', 'blocked'][index % 3]),
  );
  return [...tries, ...goals.map((goal, index) => shot(goal, 100 + index, 'goal'))];
}

/** The kicks of a shoot-out that is over: the first ones are scored, and the side that lost missed the others. */
function kicksOf(match, now) {
  const { extraExplain: extra } = stateAt(match, now);
  const { matchId } = match.row;
  const [home, away] = [extra.penHomeScore, extra.penAwayScore];
  if (home + away === 0) return [];
  return Array.from({ length: 2 * Math.max(home, away) }, (_, index) => {
    const round = Math.floor(index / 2) + 1;
    const homeEvent = index % 2 === 0;
    return {
      eventId: `${matchId}8${index}`,
      homeEvent,
      playerId: '',
      playerName: `Cầu thủ ${1 + round}`,
      homeScore: Math.min(home, round),
      awayScore: Math.min(away, homeEvent ? round - 1 : round),
      missed: round > (homeEvent ? home : away),
      oprTime: seconds(now),
    };
  });
}

function lineUp({ matchId }) {
  const players = (side, from, count) =>
    Array.from({ length: count }, (_, index) => ({
      playerId: `${matchId}${side}${from + index}`,
      name: `Cầu thủ ${from + index}`,
      number: String(from + index),
      position: index === 0 ? 0 : 1 + Math.floor((index - 1) / 4),
      isCaptain: from + index === 1,
    }));
  return {
    matchId,
    homeFormation: '442',
    awayFormation: '433',
    homeLineup: players(1, 1, 11),
    awayLineup: players(2, 1, 11),
    homeBackup: players(1, 12, 5),
    awayBackup: players(2, 12, 5),
  };
}

/** Points that the league took from the teams of a table, in their order. */
const DEDUCTIONS = [0, 3];

/** The groups of the matches, after three rounds; each as the provider sends it. */
function cupStanding({ matches }, leagueId) {
  const own = matches.filter(({ row }) => row.leagueId === leagueId && row.group !== '');
  const groupScoreItems = Object.entries(Object.groupBy(own, ({ row }) => row.group)).map(([group, list]) => ({
    groupName: `Group ${group}`,
    scoreItems: list
      .flatMap(({ row }) => [
        [row.homeId, row.homeName],
        [row.awayId, row.awayName],
      ])
      .map(([teamId, teamName], index) => ({
        ...{ rank: index + 1, teamId, teamName, color: '', deduction: '', deductionExplain: '' },
        ...{ totalCount: 3, winCount: 3 - index, drawCount: 0, loseCount: index },
        ...{ getScore: 6 - index, loseScore: index, goalDifference: 6 - 2 * index, integral: 9 - 3 * index },
      })),
  }));
  return [{ leagueId, season: '2026-2027', roundScoreItems: [{ roundName: 'Group stage', groupScoreItems }] }];
}

function standing({ matches, deductions = DEDUCTIONS }, now, leagueId) {
  const leagues = new Set(matches.map(({ row }) => row.leagueId));
  if (leagueId === null)
    return [...leagues].map((id) => ({ leagueId: id, subLeagueId: '', season: '2026-2027', modifyTime: seconds(now) }));
  const teams = matches.filter(({ row }) => row.leagueId === leagueId).flatMap(({ row }) => [row.homeId, row.awayId]);
  const names = new Map(
    matches.flatMap(({ row }) => [
      [row.homeId, row.homeName],
      [row.awayId, row.awayName],
    ]),
  );
  return {
    leagueInfo: { leagueId, currentSeason: '2026-2027' },
    teamInfos: teams.map((teamId) => ({ teamId, name: names.get(teamId) })),
    totalStandings: teams.map((teamId, index) => ({
      rank: index + 1,
      teamId,
      totalCount: 11,
      winCount: 11 - Math.min(11, index),
      drawCount: 0,
      loseCount: Math.min(11, index),
      getScore: 30 - index,
      loseScore: 10 + index,
      goalDifference: 20 - 2 * index,
      integral: 3 * (11 - Math.min(11, index)),
      deduction: deductions[index] ?? 0,
      color: -1,
    })),
  };
}

/** The moment of a row's last move, and its price then. */
function priceAt(key, now) {
  const last = Math.floor(now / MOVE_MS);
  for (let move = last; move > last - MAX_MOVES_BACK; move -= 1)
    if (chance(`${key}/${move}`) < 0.2)
      return { movedAt: move * MOVE_MS, price: 0.8 + chance(`${key}/${move}/price`) / 4 };
  return { movedAt: (last - MAX_MOVES_BACK) * MOVE_MS, price: 0.9 };
}

function rows(world, now, recent, format) {
  const found = { handicap: [], europeOdds: [], overUnder: [], handicapHalf: [], overUnderHalf: [] };
  for (const match of notOver(world, now))
    for (const company of COMPANIES)
      for (const category of Object.keys(found)) {
        const { movedAt, price } = priceAt(`${match.row.matchId}/${company}/${category}`, now);
        if (recent && now - movedAt > RECENT_MS) continue;
        const prices = pricesOf(category, price);
        const type = isLive(match, now) ? 3 : 2;
        const rest = restOf(category, seconds(movedAt), type);
        found[category].push([match.row.matchId, company, ...format(prices), ...rest].join(','));
      }
  return found;
}

const mainOdds = (world, now) => rows(world, now, false, (prices) => [...prices, ...prices]);
const changedOdds = (world, now) => rows(world, now, true, (prices) => prices);

function pricesOf(category, price) {
  const other = (1.86 - price).toFixed(2);
  if (category === 'europeOdds') return [(1.2 + price).toFixed(2), '3.40', (2.9 + price).toFixed(2)];
  return [category.startsWith('over') ? '2.25' : '0.25', price.toFixed(2), other];
}

function restOf(category, changeTime, type) {
  if (category === 'handicap') return [false, true, changeTime, false, type];
  return category.endsWith('Half') ? [changeTime, type] : [changeTime, false, type];
}

const halfOdds = ({ row, kickOff }, now) => ({
  matchId: row.matchId,
  matchTime: seconds(kickOff),
  leagueName: row.leagueName,
  homeName: row.homeName,
  awayName: row.awayName,
  odds: [
    { company: '3,Crown', now: '2.25,2.2,5.5' },
    { company: '8,Bet365', now: '2.3,2.15,5.25' },
  ].map(({ company, now: current }, index) => ({
    oddsId: `${index + 1}${row.matchId}`,
    changeTime: seconds(now - (now % 60_000)),
    oddsDetail: `${company},2.44,2.18,4.7,${current}`,
  })),
});

const cornerTotal = ({ matchId }, now, rest) => ({
  matchId,
  companyId: '8',
  odds: { totalCorners: '9.5', over: '0.925', under: '0.875', ...rest },
  changeTime: seconds(now - (now % 60_000)),
});

const cornerLine = ({ matchId }, now, rest) => ({
  matchId,
  companyId: '8',
  odds: { handicapCorners: '-1.5', home: '0.95', away: '0.85', ...rest },
  changeTime: seconds(now - (now % 60_000)),
});
