/** Clients of a process that ended are in their rooms again within this time. */
const BACK_MS = 5_000;

/**
 * @param {import('./scenario.mjs').Account} account
 * @param {number} processes
 * @returns {import('../bench/bench.mjs').Row[]}
 */
export function rowsOf(account, processes) {
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
      target: 'mọi tin được xác nhận',
      met: sent === confirmed && refusals === 0,
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
    {
      what: 'khán giả mất kết nối, chậm nhất về lại phòng sau',
      value: `${returned} người, ${slowestMs} ms`,
      target: `≤ ${BACK_MS} ms`,
      met: slowestMs <= BACK_MS,
    },
    none('điều các tiến trình nói không giống nhau', faults.length, faults.join('; ')),
  ];
}
