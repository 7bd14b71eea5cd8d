// Compares many simulated nights of the demo with real football: goals, halves, cards, corners, shots, and the prices of
// the 1X2 market, from ../shared/data. Without that folder, the figures are compared with those it had.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from '../command/bundle.mjs';
import { root } from '../command/runtime.mjs';

const DATA = join(root, '..', 'shared', 'data');
const DAYS = 140;
/** A Monday. */
const FROM = 20_458;
const SEED = 'plausibility';
/** Means of the real matches, for a machine without the folder: 760 matches of the Premier League from 2024 to 2026. */
const KNOWN = {
  matches: 760,
  home: 1.52,
  away: 1.32,
  firstHalf: 0.449,
  yellow: 3.9,
  red: 0.12,
  corners: 10.15,
  shots: 25.46,
  fouls: 21.85,
  totals: [0.057, 0.142, 0.243, 0.245, 0.171, 0.142],
  homeWin: 0.42,
  draw: 0.25,
};
const MAX_TOTALS = KNOWN.totals.length - 1;

export default async function bench() {
  const { simulated } = await importSource('apps/demo/src/nights.ts', 'demo-nights');
  const { football, basketball } = simulated(FROM, DAYS, SEED);
  const real = realFigures() ?? KNOWN;
  const ours = figuresOf(football);
  const source = existsSync(DATA) ? `${real.matches} trận thật` : 'số đã ghi (không có ../shared/data)';
  const near = (what, value, wanted, share) => ({
    what,
    value: number(value),
    target: `${number(wanted)} ± ${Math.round(share * 100)} %`,
    met: Math.abs(value - wanted) <= wanted * share,
  });
  const between = (what, value, min, max) => ({
    what,
    value: number(value),
    target: `${number(min)} – ${number(max)}`,
    met: value >= min && value <= max,
  });
  return [
    {
      ...near('bàn thắng của đội nhà mỗi trận', ours.home, real.home, 0.12),
      note: `${ours.matches} trận mô phỏng; ${source}.`,
    },
    near('bàn thắng của đội khách mỗi trận', ours.away, real.away, 0.15),
    near('phần bàn thắng trong hiệp 1', ours.firstHalf, real.firstHalf, 0.1),
    ...real.totals.map((share, goals) =>
      near(`trận có ${goals}${goals === MAX_TOTALS ? ' bàn trở lên' : ' bàn'}`, ours.totals[goals], share, 0.3),
    ),
    near('đội nhà thắng', ours.homeWin, real.homeWin, 0.15),
    near('hòa', ours.draw, real.draw, 0.2),
    near('thẻ vàng mỗi trận', ours.yellow, real.yellow, 0.15),
    near('thẻ đỏ mỗi trận', ours.red, real.red, 0.5),
    near('phạt góc mỗi trận', ours.corners, real.corners, 0.12),
    near('cú sút mỗi trận', ours.shots, real.shots, 0.15),
    near('phạm lỗi mỗi trận', ours.fouls, real.fouls, 0.15),
    ...priceRows(football, between),
    ...Object.entries(basketball).map(([league, scores]) => ({
      ...(league.includes('Mỹ')
        ? between(`${league}: điểm mỗi đội`, mean(scores.flat()), 105, 120)
        : between(`${league}: điểm mỗi đội`, mean(scores.flat()), 72, 88)),
      note: `${scores.length} trận; từ ${Math.min(...scores.flat())} đến ${Math.max(...scores.flat())} điểm, cách biệt trung bình ${number(mean(scores.map(([home, away]) => Math.abs(home - away))))}.`,
    })),
  ];
}

/** Closing prices must predict results: a price of 2.00 with a margin of 5 % means that the side wins 47.6 % of the time. */
function priceRows(football, between) {
  const bets = football.flatMap(({ goals: [home, away], closing }) => {
    const odds = closing.find(({ category }) => category === 'europeOdds');
    if (!odds) return [];
    const { home: one, draw: x, away: two } = odds.instant;
    const sum = 1 / one + 1 / x + 1 / two;
    return [{ sum, chance: 1 / one / sum, won: home > away ? 1 : 0 }];
  });
  const lines = football.flatMap(({ goals: [home, away], closing }) => {
    const odds = closing.find(({ category }) => category === 'overUnder');
    const total = home + away;
    return odds && total !== odds.instant.line ? [total > odds.instant.line ? 1 : 0] : [];
  });
  const favourites = bets.filter(({ chance }) => chance > 0.55);
  return [
    between('tổng xác suất của giá 1X2', mean(bets.map(({ sum }) => sum)), 1.03, 1.08),
    between(
      'đội nhà được giá trên 55 % thắng, so với giá',
      mean(favourites.map(({ won }) => won)) / mean(favourites.map(({ chance }) => chance)),
      0.9,
      1.1,
    ),
    between('trận vượt mốc tài xỉu lúc đóng cửa', mean(lines), 0.44, 0.56),
  ];
}

function figuresOf(matches) {
  const goals = matches.map((match) => match.goals[0] + match.goals[1]);
  const both = (of) => mean(matches.map((match) => of(match)[0] + of(match)[1]));
  return {
    matches: matches.length,
    home: mean(matches.map((match) => match.goals[0])),
    away: mean(matches.map((match) => match.goals[1])),
    firstHalf: both((match) => match.halfGoals) / mean(goals),
    totals: KNOWN.totals.map((_, total) =>
      share(goals, (one) => (total === MAX_TOTALS ? one >= total : one === total)),
    ),
    homeWin: share(matches, (match) => match.goals[0] > match.goals[1]),
    draw: share(matches, (match) => match.goals[0] === match.goals[1]),
    yellow: both((match) => match.yellow),
    red: both((match) => match.red),
    corners: both((match) => match.corners),
    shots: both((match) => match.shots),
    fouls: both((match) => match.fouls),
  };
}

/** The same figures of the real seasons; undefined when the folder is absent. */
function realFigures() {
  const folder = join(DATA, 'datahub-pddl', 'premier-league');
  if (!existsSync(folder)) return undefined;
  const matches = readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .flatMap((file) => rowsOf(readFileSync(join(folder, file), 'utf8')))
    .filter((row) => row.FTHG !== '')
    .map((row) => {
      const pair = (home, away) => [Number(row[home]), Number(row[away])];
      return {
        goals: pair('FTHG', 'FTAG'),
        halfGoals: pair('HTHG', 'HTAG'),
        yellow: pair('HY', 'AY'),
        red: pair('HR', 'AR'),
        corners: pair('HC', 'AC'),
        shots: pair('HS', 'AS'),
        fouls: pair('HF', 'AF'),
      };
    });
  return figuresOf(matches);
}

function rowsOf(csv) {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
}

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const share = (list, is) => list.filter(is).length / Math.max(1, list.length);
const number = (value) => value.toLocaleString('vi-VN', { maximumFractionDigits: 3 });
