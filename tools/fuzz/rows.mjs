import { scalar, text } from './values.mjs';

const AT_ONCE = 100;
const cells = [
  '',
  ' ',
  '-',
  '.',
  '0',
  '-0',
  '+1',
  '1.',
  '.5',
  '0.125',
  '1e3',
  '00.85',
  '99999.9999999',
  '9'.repeat(400),
  '٣',
  'TRUE',
  'true ',
  '\n',
  '-1.25',
];

/** Provider rows, valid, damaged and invented, in lists of a hundred. */
export async function rows({ library, random, count, found }) {
  for (let done = 0; done < count; done += AT_ONCE) {
    const list = makeList(library, random('rows', done), Math.min(AT_ONCE, count - done));
    try {
      const fault = faultOf(library, list);
      if (fault) found(`rows/${done}`, fault, list.rows);
    } catch (error) {
      found(`rows/${done}`, error, list.rows);
    }
  }
  return count;
}

function makeList(library, random, size) {
  const endpoint = random.one(library.rowEndpoints);
  const category = random.chance(0.02) ? text(random) : random.one(library.oddsCategories);
  const good = new Set();
  const rows = Array.from({ length: size }, (_, at) => {
    const row = library.formatRow(
      oddsOf(random, library, library.isOddsCategory(category) ? category : 'handicap', `m${at}`),
      endpoint,
    );
    if (random.chance(0.4)) {
      good.add(`m${at}`);
      return row;
    }
    return damage(random, row);
  });
  return { endpoint, category, rows, good };
}

function faultOf(library, { endpoint, category, rows, good }) {
  const { odds, bad } = library.parseRows(category, rows, endpoint);
  if (odds.length + bad.length !== rows.length)
    return `${rows.length} rows, ${odds.length} read and ${bad.length} reported`;
  if (new Set(bad.map(({ index }) => index)).size !== bad.length) return 'a row is reported twice';
  if (!library.isOddsCategory(category)) return odds.length > 0 ? 'rows of an unknown category are read' : undefined;
  const read = new Set(odds.map(({ matchId }) => matchId));
  const lost = [...good].find((id) => !read.has(id));
  if (lost) return `the good row ${lost} is lost`;
  return odds.map((one) => faultOfOdds(library, one, endpoint)).find(Boolean);
}

function faultOfOdds(library, odds, endpoint) {
  const again = library.parseRows(odds.category, [library.formatRow(odds, endpoint)], endpoint).odds[0];
  if (JSON.stringify(again) !== JSON.stringify(odds))
    return `written and read again it differs: ${JSON.stringify([odds, again])}`;
  for (const [name, value] of Object.entries(odds.instant)) {
    if (name === 'line') library.formatLine(value);
    else
      for (const format of ['malay', 'hk', 'indo', 'decimal'])
        library.formatPrice(value, library.priceKind(odds.category), format);
  }
  return undefined;
}

function oddsOf(random, library, category, matchId) {
  const price = () => random.int(1, 30_000) / 1000;
  const line = () => random.int(0, 40) / 4;
  const markets = {
    handicap: () => ({ line: line() * (random.chance(0.5) ? 1 : -1) || 0, home: price(), away: price() }),
    overUnder: () => ({ line: line(), over: price(), under: price() }),
    europeOdds: () => ({ home: 1 + price(), draw: 1 + price(), away: 1 + price() }),
    doubleChance: () => ({ homeDraw: price(), homeAway: price(), drawAway: price() }),
  };
  const market = library.marketOf[category];
  return {
    market,
    category,
    matchId,
    companyId: random.int(1, 60),
    initial: random.chance(0.1) ? null : markets[market](),
    instant: markets[market](),
    maintenance: random.chance(0.1),
    inPlay: random.chance(0.5),
    close: random.chance(0.2),
    changeTime: random.int(0, 4_000_000_000),
    oddsType: random.int(0, 3),
    handicapIndex: random.int(1, 9),
    handicapCount: random.int(1, 9),
  };
}

function damage(random, row) {
  const list = row.split(',');
  const at = random.int(0, list.length - 1);
  switch (random.int(0, 6)) {
    case 0:
      return list.with(at, random.one(cells)).join(',');
    case 1:
      return list.with(at, text(random)).join(',');
    case 2:
      return list.toSpliced(at, 1).join(',');
    case 3:
      return list.toSpliced(at, 0, random.one(cells)).join(',');
    case 4:
      return row.slice(0, random.int(0, row.length));
    case 5:
      return scalar(random);
    default:
      return ` ${row.replaceAll(',', random.one([', ', ' ,', '\t,', ';', ',,']))}`;
  }
}
