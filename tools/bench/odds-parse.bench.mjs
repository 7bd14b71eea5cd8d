// Parses rows of a whole season, repeated to 10,000, to typed values, compared with JSON.parse of the same values as
// objects. Both alternate in one process, so that any slowdown affects both.
import { importSource } from '../command/bundle.mjs';

const ROWS = 10_000;
const WARM_UP = 20;
const ROUNDS = 60;
const MAX_RATIO = 0.3;

export default async function bench() {
  const { formatRow, marketOf, parseAllRows } = await importSource('libs/odds-parser/src/index.ts', 'odds-parser');
  const rows = rowsOfANight({ formatRow, marketOf });
  const { odds, bad } = parseAllRows(rows);
  if (odds.length !== ROWS || bad.length > 0) throw new Error(`${odds.length} rows read, ${bad.length} bad`);
  const asObjects = JSON.stringify(odds);
  const asRows = JSON.stringify(rows);
  const [ours, objects, whole] = medians([
    () => parseAllRows(rows),
    () => JSON.parse(asObjects),
    () => parseAllRows(JSON.parse(asRows)),
  ]);
  const ratio = ours / objects;
  return [
    {
      what: `kèo: ${ROWS.toLocaleString('vi-VN')} dòng thành giá trị, so với JSON.parse của chính các giá trị đó`,
      value: `${number(ratio)} (${number(ours)} ms / ${number(objects)} ms)`,
      target: `≤ ${number(MAX_RATIO)}`,
      met: ratio <= MAX_RATIO,
      note: `Giữa của ${ROUNDS} lượt xen kẽ trong một lần chạy; kể cả JSON.parse của các dòng: ${number(whole / objects)}.`,
    },
  ];
}

/** The three full-match markets in equal numbers, with prices that differ from row to row. */
function rowsOfANight({ formatRow, marketOf }) {
  const rows = { handicap: [], overUnder: [], europeOdds: [] };
  const categories = Object.keys(rows);
  for (let at = 0; at < ROWS; at += 1) {
    const category = categories[at % categories.length];
    rows[category].push(formatRow(oddsOf(category, marketOf, at), 'main'));
  }
  return rows;
}

function oddsOf(category, marketOf, at) {
  const price = (step) => Math.round(72 + ((at * 7919 + step * 31) % 56)) / 100;
  const prices = (step) => ({
    handicap: { line: ((at % 17) - 8) / 4, home: price(step), away: price(step + 1) },
    overUnder: { line: 1.5 + (at % 9) / 4, over: price(step), under: price(step + 1) },
    europeOdds: { home: price(step) + 1, draw: price(step + 1) + 3, away: price(step + 2) + 2 },
  });
  return {
    market: marketOf[category],
    category,
    matchId: String(875_803_355 + Math.floor(at / 60)),
    companyId: 1 + (at % 50),
    initial: prices(0)[category],
    instant: prices(5)[category],
    maintenance: false,
    inPlay: at % 2 === 0,
    close: at % 11 === 0,
    changeTime: 1_775_629_273 + at,
    oddsType: at % 4,
    handicapIndex: 1,
    handicapCount: null,
  };
}

/** Median duration of each job in milliseconds. */
function medians(jobs) {
  const times = jobs.map(() => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    jobs.forEach((job, index) => {
      const from = performance.now();
      job();
      if (round >= WARM_UP) times[index].push(performance.now() - from);
    });
  }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]);
}

const number = (value) => value.toLocaleString('vi-VN', { maximumFractionDigits: 2 });
