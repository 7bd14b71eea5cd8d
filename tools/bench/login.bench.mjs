// Cost of a login: argon2id alone with the site's settings, and the whole call, in sequence on one site.
import { buildIfNeeded } from '../command/build.mjs';
import { importSource } from '../command/bundle.mjs';
import { startSite } from '../shots/site.mjs';
import { userCall } from './user-call.mjs';

/** Few enough to stay below the login rate limit of one address. */
const LOGINS = 8;
const WHO = { username: 'benchmark', password: 'mat-khau-cua-phep-do' };
/** Successful logins do not count as guesses, but they count as calls. */
const ENVIRONMENT = { FEED: 'none', LOG_LEVEL: 'error', CALLS_PER_MINUTE: '1000000' };

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  buildIfNeeded();
  const { hashPassword, passwordFits } = await importSource('apps/server/src/modules/users/passwords.ts', 'passwords');
  const site = await startSite(ENVIRONMENT);
  try {
    await userCall(site.url, 'register', WHO);
    const stored = await hashPassword(WHO.password);
    const alone = await median(() => passwordFits(WHO.password, stored));
    const whole = await median(() => userCall(site.url, 'login', WHO));
    return [row(alone, whole, settingsOf(stored))];
  } finally {
    await site.stop();
  }
}

/** Argon2 settings, such as `m=19456,t=2,p=1`: memory in KiB, passes, lanes. */
const settingsOf = (stored) => stored.split('$')[3];

function row(alone, whole, settings) {
  const part = alone / whole;
  return {
    what: 'argon2id of a login, as a part of the whole call',
    value: part.toFixed(2),
    target: '≥ 0.50',
    met: part >= 0.5,
    note: `argon2id (${settings}) ${alone.toFixed(1)} ms, the whole call ${whole.toFixed(1)} ms; medians of ${LOGINS}, one after another`,
  };
}

async function median(work) {
  await work();
  const times = [];
  for (let at = 0; at < LOGINS; at += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[LOGINS / 2];
}
