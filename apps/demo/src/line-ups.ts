import type { LineUpPlayer, LineUps, TeamLineUp } from '@khandai/contracts';
import { Seeded } from '@khandai/server/feed-port';
import type { DemoClub } from './clubs.js';
import { DAY, HOUR } from './demo-time.js';
import { coachOf, squadOf } from './people.js';
import type { DemoFixture } from './fixture.js';

const PREDICTED_BEFORE = DAY;
const ANNOUNCED_BEFORE = HOUR;
const FORMATIONS = ['442', '433', '4231', '352', '343', '4141', '532'] as const;

/** When line-ups are published, in milliseconds after kick-off: first predicted, then announced. */
export const lineUpTimes = [-PREDICTED_BEFORE, -ANNOUNCED_BEFORE] as const;

/** Null until the prediction, one day before kick-off. */
export function lineUpsAt({ seed, home, away, kickOff }: DemoFixture, now: number): LineUps | null {
  const elapsed = now - kickOff;
  if (elapsed < -PREDICTED_BEFORE) return null;
  const preview = elapsed < -ANNOUNCED_BEFORE;
  return { preview, home: teamOf(seed, home, preview), away: teamOf(seed, away, preview) };
}

function teamOf(seed: string, club: DemoClub, preview: boolean): TeamLineUp {
  const { teamId } = club;
  const rng = new Seeded(`${seed}/line-up/${teamId}`);
  const formation = rng.pick(FORMATIONS);
  const { starters, bench } = squadOf(club);
  const numbers = [1, ...new Seeded(`numbers/${teamId}`).shuffle(Array.from({ length: 29 }, (_, index) => index + 2))];
  const captain = rng.whole(0, 10);
  const rows = rowsOf(formation);
  const players = [...starters, ...bench].map((name, index): LineUpPlayer => ({
    playerId: `${teamId}-${numbers[index] ?? index}`,
    name,
    number: numbers[index] ?? index,
    position: rows[index] ?? 0,
    isCaptain: index === captain,
  }));
  const guessed = preview ? wrongly(players, rng.whole(1, 10), rng.whole(11, 17)) : players;
  return { formation, coach: coachOf(club), starting: guessed.slice(0, 11), bench: guessed.slice(11) };
}

/** Row of each of the eleven players; the goalkeeper's is 0. */
const rowsOf = (formation: string): number[] => [
  0,
  ...[...formation].flatMap((count, row) => Array.from({ length: Number(count) }, () => row + 1)),
];

/** A predicted line-up has one error: a starter and a substitute have swapped places. */
function wrongly(players: readonly LineUpPlayer[], starter: number, other: number): LineUpPlayer[] {
  const [out, on] = [players[starter], players[other]];
  if (!out || !on) return [...players];
  return players.map((player, index) => {
    if (index === starter) return { ...on, position: out.position, isCaptain: out.isCaptain };
    return index === other ? { ...out, position: 0, isCaptain: false } : player;
  });
}
