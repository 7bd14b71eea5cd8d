import type { Seeded } from '@khandai/server/feed-port';

const OPENINGS = ['Trời, ', 'Ê, ', 'Công nhận, ', 'Nói thật, ', 'Ủa, ', 'Mà này, ', 'Ôi, '];
const ENDINGS = [' haha', ' anh em ơi', ' cả nhà ơi', ' trời ạ', ' ta nói', ' hihi', ' ha mọi người', ' luôn á'];
const SMILES = [' 😂', ' 🔥', ' 👏', ' 😅', ' 😍', ' 🙌'];
/** Share of the lines that show the writer's habit. */
const HABIT = 0.55;

const pick = (rng: Seeded, list: readonly string[]): string => list[rng.whole(0, list.length - 1)] ?? '';
const endsOpen = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text);

/** A way to write; `named` says that the text begins with a name. */
type Habit = (text: string, named: boolean, rng: Seeded) => string;

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The ways in which fans write; each fan has one, and the others write plainly. */
const HABITS: readonly Habit[] = [
  (text) => text.toLowerCase(),
  (text, _, rng) => (endsOpen(text) ? text + pick(rng, ENDINGS) : text),
  (text, _, rng) => text + pick(rng, SMILES),
  (text, named, rng) => pick(rng, OPENINGS) + (named ? text : lowerFirst(text)),
];

/** The writer's style for `RoomTalk`: the text of a template in the manner of a fan. */
export const styleOf =
  (fan: number, rng: Seeded) =>
  (text: string, template: string): string => {
    const habit = HABITS[fan % (HABITS.length + 1)];
    return habit && rng.next() < HABIT ? habit(text, template.startsWith('{'), rng) : text;
  };
