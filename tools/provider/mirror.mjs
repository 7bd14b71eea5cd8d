/** How the mirror of the provider, and older answers of it, write the same data. */

const TIMES = ['matchTime', 'halfStartTime', 'startTime', 'updateTime', 'changeTime', 'oprTime', 'modifyTime'];
const GMT_7_MS = 7 * 3_600_000;

/** `20-11-2026 19:00:00`, in GMT+7. */
function localTime(seconds) {
  const [day, time] = new Date(seconds * 1_000 + GMT_7_MS).toISOString().split(/[T.]/);
  return `${day.split('-').reverse().join('-')} ${time}`;
}

/** Only a time has ten digits. */
const withLocalTimes = (data) =>
  JSON.parse(JSON.stringify(data), (name, value) => {
    if (TIMES.includes(name) && value > 0) return localTime(value);
    return typeof value === 'string' ? value.replace(/(?<=,)\d{10}(?=,|$)/, localTime) : value;
  });

const withoutOddsType = (data) =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? value.replace(/^(\d+,.*),\d$/, '$1') : value,
  );

const withEmptyExplain = (data) =>
  Array.isArray(data) ? data.map((row) => ('extraExplain' in row ? { ...row, extraExplain: '' } : row)) : data;

/** Only the main prices have categories of the halves beside those of the match. */
const withoutHalves = (data) =>
  Array.isArray(data.europeOdds)
    ? Object.fromEntries(Object.entries(data).filter(([category]) => !category.endsWith('Half')))
    : data;

const withNumberIds = (data) =>
  JSON.parse(JSON.stringify(data), (name, value) => (/Id$/.test(name) && /^\d+$/.test(value) ? Number(value) : value));

export const mirrorFaults = {
  'local-times': withLocalTimes,
  'no-odds-type': withoutOddsType,
  'empty-explain': withEmptyExplain,
  'no-halves': withoutHalves,
  'number-ids': withNumberIds,
};
