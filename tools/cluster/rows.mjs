/** Clients of a process that ended are in their rooms again within this time. */
const BACK_MS = 5_000;

/** Senders do not wait for Redis: it takes longer than this to be given up. */
const ANSWERED_MS = 1_500;
/** While nothing is disturbed. */
const ARRIVED_MS = 250;

/**
 * @param {import('./scenario.mjs').Account} account
 * @param {Pick<import('./scenario.mjs').Plan, 'processes' | 'phases'>} plan
 * @param {{ judgesTimes?: boolean }} [options] without it, how long answers took is only shown: another test may use the
 *   machine at the same time
 * @returns {import('../bench/bench.mjs').Row[]}
 */
export function rowsOf(account, { processes, phases }, { judgesTimes = true } = {}) {
  const isSteady = phases.every(({ kind }) => kind === 'steady');
  // Without its database the site cannot store: a message waits, or is refused in words.
  const isFrozen = phases.some(({ kind }) => kind === 'freeze');
  const { sent, confirmed, refused, stored, delivered, expected, lost, doubled, returned, slowestMs, faults } = account;
  const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0);
  const none = (what, count, note) => ({
    ...{ what, value: String(count), target: '0', met: count === 0 },
    ...(note && { note }),
  });
  return [
    {
      what: `${processes} tiến trình: tin đã gửi → được xác nhận → đã lưu`,
      value: `${sent} → ${confirmed} → ${stored}`,
      target: isFrozen ? 'mọi tin có trả lời' : 'mọi tin được xác nhận',
      met: sent === confirmed + refusals && confirmed === stored && (isFrozen || refusals === 0),
      note: Object.entries(refused)
        .map(([code, count]) => `${count} tin bị từ chối với mã ${code}`)
        .join(', '),
    },
    {
      what: 'lượt giao đến khán giả trong phòng',
      value: `${delivered}`,
      target: `${expected}`,
      met: delivered === expected,
    },
    none('tin đã xác nhận mà mất', lost),
    none('tin bị lặp', doubled),
    latency('người gửi nhận trả lời sau', account.answered, judgesTimes && !isFrozen ? ANSWERED_MS : undefined),
    latency('tin đến khán giả khác sau', account.arrived, judgesTimes && isSteady ? ARRIVED_MS : undefined),
    {
      what: 'khán giả mất kết nối, chậm nhất về lại phòng sau',
      value: `${returned} người, ${slowestMs} ms`,
      target: `≤ ${BACK_MS} ms`,
      met: slowestMs <= BACK_MS,
    },
    none('điều các tiến trình nói không giống nhau', faults.length, faults.join('; ')),
  ];
}

const latency = (what, { p50, p95, max }, target) => ({
  what,
  value: `p50 ${p50} ms, p95 ${p95} ms, chậm nhất ${max} ms`,
  target: target === undefined ? 'chỉ để biết' : `p95 ≤ ${target} ms`,
  met: target === undefined || p95 <= target,
});
