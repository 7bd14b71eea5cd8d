/**
 * Levels of members: the one rule of the server and the pages. A level counts experience, which members earn by watching, by
 * writing and by checking in, and never spend: it does not fall.
 */

/** What members may do or show from a level on. The server checks each. */
export const LEVEL_PERKS = [
  { perk: 'chat', level: 1 },
  { perk: 'stickers', level: 2 },
  { perk: 'badge', level: 3 },
  { perk: 'nameColor', level: 5 },
] as const;
export type LevelPerk = (typeof LEVEL_PERKS)[number]['perk'];

/** What earns experience. Days are those of Vietnam. */
export const EXP_RULES = {
  /** For so many minutes of a live match. */
  watch: { minutes: 10, exp: 5 },
  checkIn: { exp: 5 },
  /** For so many lines in rooms, up to `perDay`. */
  chat: { lines: 5, exp: 2, perDay: 10 },
} as const;

/**
 * Each level needs this much more experience than the one before: 100 for the second, 200 more for the third, 300 more
 * for the fourth.
 */
const STEP = 100;

/** Experience at which a level starts. */
export const expOfLevel = (level: number): number => (STEP * level * (level - 1)) / 2;

/** The level that so much experience makes. */
export const levelOf = (exp: number): number => Math.floor((1 + Math.sqrt(1 + (8 * exp) / STEP)) / 2);

/** The first level with this perk. */
export const levelWith = (wanted: LevelPerk): number => LEVEL_PERKS.find(({ perk }) => perk === wanted)?.level ?? 1;

/** The level as others see it beside a name: only from the one whose perk is the badge. */
export function shownLevel(exp: number): { readonly level?: number } {
  const level = levelOf(exp);
  return level >= levelWith('badge') ? { level } : {};
}
