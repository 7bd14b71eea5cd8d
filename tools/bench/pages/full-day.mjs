import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60_000;
/** The demo has no match so far ahead. */
const DAYS_AHEAD = 40;
const LEAGUES = ['ar', 'at', 'au', 'be', 'br', 'ch', 'cl', 'cn', 'co', 'cz', 'de', 'dk', 'en', 'es', 'fr']
  .concat(['gr', 'hr', 'hu', 'ie', 'it', 'jp', 'mx', 'nl', 'pl', 'pt', 'ro', 'ru', 'sco', 'se', 'tr'])
  .map((country) => `${country}.1`);
const MATCHES = 10;

/** Writes openfootball files of 30 leagues with ten matches each on one day. @returns {{ folder: string, day: string, matches: number }} */
export function fullDay() {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-day-'));
  const day = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  for (const [league, key] of LEAGUES.entries()) {
    const matches = Array.from({ length: MATCHES }, (_, match) => ({
      round: 'Matchday 7',
      date: day,
      // From 04:00 to 13:00 UTC, which is one day in Vietnam.
      time: `${String(4 + match).padStart(2, '0')}:${String((league % 4) * 15).padStart(2, '0')} UTC+0`,
      team1: `Borussia ${key} ${2 * match} Mönchengladbach`,
      team2: `Wanderers ${key} ${2 * match + 1}`,
    }));
    writeFileSync(join(folder, `${key}.json`), JSON.stringify({ name: `League ${key} 2026/27`, matches }));
  }
  return { folder, day, matches: LEAGUES.length * MATCHES };
}
