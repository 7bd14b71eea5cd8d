import { writeWhileStopped } from './stopped-database.js';

export const MATCHES = 550;
const LEAGUES = 90;
/** Finished matches of the evening before: until two in the morning nothing of the day itself is over. */
const LAST_NIGHT = 30;
const COMPANY = 8;
/** Popular leagues in the order of their positions. Their first matches are being played at every hour. */
export const POPULAR = [
  { leagueId: 'busy-20', name: 'Giải vô địch quốc gia hạng 20', position: 10 },
  { leagueId: 'busy-5', name: 'Giải vô địch quốc gia hạng 5', position: 20 },
] as const;

/**
 * Writes a Saturday of 550 matches in 90 leagues into the database of a stopped site, half of them within a few hours of
 * now, the prices of those that are not over, and the results of the evening before.
 */
export async function fillBusyDay(dataDir: string): Promise<void> {
  await writeWhileStopped(dataDir, SATURDAY);
}

/** A row of each category that the site lists, by category. */
const rows: Readonly<Record<string, string>> = {
  handicap: '0.5,0.88,1.04,0.25,0.92,1.02,false,true,1763645400,false,3',
  handicapHalf: '0.25,0.88,1.04,0.25,0.92,1.02,1763645400,3',
  overUnder: '2.75,0.90,1.04,3.5,0.84,1.06,1763645400,false,3',
  overUnderHalf: '1.25,0.90,1.04,1.5,0.84,1.06,1763645400,3',
  europeOdds: '1.85,3.50,4.10,1.32,4.60,9.50,1763645400,false,3',
  doubleChance: '0.22,0.30,0.85,1763645400',
};

// The leagues have unequal numbers of matches, as on a real Saturday: from two to twelve.
const SATURDAY = `
  INSERT INTO leagues
  SELECT 'busy-' || i, 'Giải vô địch quốc gia hạng ' || i, 'Giải ' || i, '#123456' FROM generate_series(1, ${LEAGUES}) AS i;
  UPDATE leagues SET position = places.position
    FROM (VALUES ${POPULAR.map(({ leagueId, position }) => `('${leagueId}', ${position})`).join(', ')}) AS places (id, position)
   WHERE league_id = places.id;
  INSERT INTO teams
  SELECT 'busy-' || i, 'Câu lạc bộ thành phố ' || i, 'Thành phố ' || i, 'T' || i, '#123456', '#654321'
  FROM generate_series(1, ${2 * MATCHES}) AS i;
  INSERT INTO fixtures (fixture_id, link, league_id, round, home_id, away_id, kick_off, status, half_start, home_score,
                        away_score, home_half_score, away_half_score, origin, updated_at)
  SELECT 'busy-' || i, 'cau-lac-bo-thanh-pho-' || 2 * i - 1 || '-vs-cau-lac-bo-thanh-pho-' || 2 * i || '-busy-' || i,
         'busy-' || 1 + floor(${LEAGUES} * power((i - 1) / ${MATCHES}.0, 0.8)), 'Vòng ' || 1 + i % 30,
         'busy-' || 2 * i - 1, 'busy-' || 2 * i, at, status, CASE WHEN status = 3 THEN at + interval '1 hour' END,
         CASE WHEN status <> 0 THEN i % 4 END, CASE WHEN status <> 0 THEN i % 3 END,
         CASE WHEN status <> 0 THEN i % 2 END, CASE WHEN status <> 0 THEN i % 2 END, 'provider', now()
  FROM generate_series(1, ${MATCHES}) AS i,
       LATERAL (SELECT date_trunc('day', now(), 'Asia/Ho_Chi_Minh') AS midnight) AS today,
       LATERAL (
         SELECT CASE WHEN i % 2 = 0 THEN midnight + i * interval '1 day' / ${MATCHES + 1}
                ELSE least(midnight + interval '23 hours 55 minutes',
                           greatest(midnight, now() + (i % 300 - 100) * interval '1 minute')) END AS at
       ) AS kick,
       LATERAL (
         SELECT CASE WHEN at > now() THEN 0 WHEN at > now() - interval '45 minutes' THEN 1
                WHEN at > now() - interval '110 minutes' THEN 3 ELSE -1 END AS status
       ) AS clock;
  INSERT INTO fixtures (fixture_id, link, league_id, round, home_id, away_id, kick_off, status, home_score, away_score,
                        home_half_score, away_half_score, origin, updated_at)
  SELECT 'night-' || i, 'cau-lac-bo-thanh-pho-' || 2 * i - 1 || '-vs-cau-lac-bo-thanh-pho-' || 2 * i || '-night-' || i,
         'busy-' || i, 'Vòng 1', 'busy-' || 2 * i - 1, 'busy-' || 2 * i,
         date_trunc('day', now(), 'Asia/Ho_Chi_Minh') - interval '6 hours' + i * interval '1 minute', -1, i % 4, i % 3,
         i % 2, i % 2, 'provider', now()
  FROM generate_series(1, ${LAST_NIGHT}) AS i;
  INSERT INTO companies VALUES (${COMPANY}, 'Nhà cái A');
  INSERT INTO odds
  SELECT fixture_id, ${COMPANY}, category, fixture_id || ',${COMPANY},' || cells, now()
  FROM fixtures, json_each_text('${JSON.stringify(rows)}') AS offered (category, cells) WHERE status >= 0;`;
