import { buildIfNeeded } from '../command/build.mjs';
import { CommandError } from '../command/output.mjs';
import { haproxy } from './cluster.mjs';
import { run } from './scenario.mjs';

/** As many fans as need not exceed the limit of 11 messages in 30 seconds each. */
const LONG = { rooms: 40, fans: 600, perSecond: 200 };

/** A long run. @param {Pick<import('./scenario.mjs').Plan, 'processes' | 'phases'>} plan */
export function measured(plan) {
  if (!haproxy()) throw new CommandError('Phép đo này cần HAProxy: apt-get install haproxy.');
  buildIfNeeded(['server']);
  return run({ ...LONG, ...plan });
}
