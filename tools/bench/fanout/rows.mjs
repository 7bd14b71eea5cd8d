/** Computes the rows of the table from the measurements. */

const TIMES_SOCKET_IO = 17;
/** Where there is no Bun to compare with. */
const MAX_DELAY_MS = 100;
const MAX_KIB_PER_SOCKET = 12;
const NAMES = { khandai: 'Khán Đài', socketIo: 'socket.io', bun: 'Bun' };

export function deliveryRows(rounds, loads, lanes) {
  const others = lanes.map(({ server }) => server.kind).filter((kind) => kind !== 'khandai');
  return loads.flatMap(({ name, timesBun }, at) => {
    const rates = ratesOf(
      rounds.filter(({ load }) => load === name),
      lanes,
    );
    const rows = others.map((kind) => against(kind, name, rates, kind === 'bun' ? timesBun : TIMES_SOCKET_IO));
    return at === 0 ? [...rows, delayRow(name, rounds, others)] : rows;
  });
}

/**
 * Deliveries per second of the server's CPU time, including the receipt of messages and, for this site, their storage.
 */
function ratesOf(rounds, lanes) {
  return Object.fromEntries(
    lanes.map(({ server: { kind } }) => {
      const own = rounds.filter((round) => round.kind === kind);
      return [kind, median(own.map(({ deliveries, cpu }) => (deliveries / cpu) * 1_000))];
    }),
  );
}

function against(kind, load, rates, min) {
  const ratio = rates.khandai / rates[kind];
  return {
    what: `${load}: lượt giao trên mỗi giây CPU so với ${NAMES[kind]}`,
    value: `${ratio.toFixed(2)} lần`,
    target: `≥ ${min} lần`,
    met: ratio >= min,
    note: `${thousands(rates.khandai)} và ${thousands(rates[kind])}, kể cả nhận; bên ta còn lưu từng tin trước khi phát`,
  };
}

function delayRow(load, rounds, others) {
  const of = (kind, part) =>
    median(
      rounds.filter((round) => round.kind === kind && round.load === load).map(({ delays }) => quantile(delays, part)),
    );
  const p99 = of('khandai', 0.99);
  const wanted = others.includes('bun') ? of('bun', 0.99) : MAX_DELAY_MS;
  return {
    what: `${load}: p99 từ lúc gửi đến lúc nhận`,
    value: `${p99.toFixed(0)} ms`,
    target: `≤ ${wanted.toFixed(0)} ms`,
    met: p99 <= wanted,
    note: `p50 ${of('khandai', 0.5).toFixed(0)} ms; cùng lúc p99 của ${others.map((kind) => `${NAMES[kind]} ${of(kind, 0.99).toFixed(0)} ms`).join(', ')}`,
  };
}

export const memoryRows = (lanes, sockets) =>
  lanes.map(({ server, before, after }) => {
    const each = (after - before) / sockets / 1024;
    return {
      what: `bộ nhớ cho một socket đang nghe, ${NAMES[server.kind]}`,
      value: `${each.toFixed(1)} KiB`,
      target: server.kind === 'khandai' ? `≤ ${MAX_KIB_PER_SOCKET} KiB` : '(để so)',
      met: server.kind !== 'khandai' || each <= MAX_KIB_PER_SOCKET,
      note: `RSS sau khi thu rác: ${(before / 2 ** 20).toFixed(0)} → ${(after / 2 ** 20).toFixed(0)} MiB`,
    };
  });

/** With an even number of values, the mean of the middle two, so that few rounds do not look better than they were. */
const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
};

function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const thousands = (value) => `${Math.round(value / 1_000)} nghìn`;
