import type { OddsRows } from '@khandai/contracts';
import { type Odds, parseAllRows } from '@khandai/odds-parser';
import type { Log } from '../../shell/services/log';

/** Parses rows of a call or of a frame. Everything behind it works with odds. Malformed rows are logged and left out. */
export function readRows(rows: OddsRows, log: Log): Odds[] {
  const { odds, bad } = parseAllRows(rows);
  if (bad.length > 0) log.warn('odds rows that cannot be read', bad);
  return odds;
}
