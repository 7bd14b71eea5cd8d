/**
 * The calls of the provider that the simulator answers: path, and the hard minimum in milliseconds between two requests
 * with one key. A sooner one is refused, as the provider does: HTTP 200 with a code other than 0.
 */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const calls = {
  schedule: { path: '/sport/football/schedule', minMs: MINUTE },
  livescores: { path: '/sport/football/livescores', minMs: 10 * SECOND },
  'livescores/changes': { path: '/sport/football/livescores/changes', minMs: SECOND },
  'schedule/modify': { path: '/sport/football/schedule/modify', minMs: MINUTE },
  scheduleChange: { path: '/sport/football/scheduleChange', minMs: 20 * MINUTE },
  events: { path: '/sport/football/events', minMs: 10 * SECOND },
  'events/shot': { path: '/sport/football/events', cmd: 'shot', minMs: 10 * SECOND },
  stats: { path: '/sport/football/stats', minMs: 10 * SECOND },
  lineups: { path: '/sport/football/lineups', minMs: MINUTE },
  standing: { path: '/sport/football/standing/league', minMs: 3 * SECOND },
  'standing/cup': { path: '/sport/football/standing/cup', minMs: 3 * SECOND },
  'odds/main': { path: '/sport/football/odds/main', minMs: 10 * SECOND },
  'odds/main/changes': { path: '/sport/football/odds/main/changes', minMs: SECOND },
  'odds/half': { path: '/sport/football/odds/european/half', minMs: 10 * SECOND },
  'odds/doublechance': { path: '/sport/football/odds/doublechance/prematch', minMs: 10 * SECOND },
  'odds/corners': { path: '/sport/football/odds/cornerstotal/prematch', minMs: 10 * SECOND },
  'odds/corners/inplay': { path: '/sport/football/odds/cornerstotal/inplay', minMs: 5 * SECOND },
  'odds/cornerhandicap': { path: '/sport/football/odds/cornershandicap/prematch', minMs: 10 * SECOND },
  'odds/cornerhandicap/inplay': { path: '/sport/football/odds/cornershandicap/inplay', minMs: 5 * SECOND },
  languagevn: { path: '/sport/languagevn', minMs: 30 * MINUTE },
};
