import type { FeedTeam } from '../../modules/fixtures/feed.js';

/** Colours of the kits in the football clip of the test channel (tools/kits.mjs draws them). */
type Kit = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple' | 'white';

/** The clubs of a match; their crests are drawn in their `colors`. */
export interface Clubs {
  readonly home: Pick<FeedTeam, 'colors'>;
  readonly away: Pick<FeedTeam, 'colors'>;
}

/**
 * The kits of a match in alphabetical order, such as `blue-red`. The home team wears the first colour of its crest. So does
 * the away team, unless it looks like the home kit: then it wears the second colour of its crest, white or blue.
 */
export function kitsOf({ home, away }: Clubs): string {
  const first = kitOf(home.colors[0]);
  const choices: Kit[] = [...away.colors.map(kitOf), 'white', 'blue'];
  const second = choices.find((kit) => !areAlike(first, kit));
  return [first, second].sort().join('-');
}

/** Pairs of kits that are hard to tell apart on the small figures of the clip. */
const alike: readonly string[] = ['orange-red', 'blue-purple', 'orange-yellow'];

const areAlike = (one: Kit, other: Kit): boolean => one === other || alike.includes([one, other].sort().join('-'));

/** Each kit with the hue, in degrees, at which its colours end. Red goes on beyond the last. */
const hues: readonly (readonly [kit: Kit, end: number])[] = [
  ['red', 15],
  ['orange', 38],
  ['yellow', 68],
  ['green', 170],
  ['blue', 250],
  ['purple', 325],
];
/** Below this difference between its strongest and weakest channel (of 255), a light colour counts as white. */
const MIN_CHROMA = 36;

function kitOf(hex: string): Kit {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const strongest = Math.max(red, green, blue);
  const chroma = strongest - Math.min(red, green, blue);
  // Slate and black are nearest to a dark blue.
  if (chroma < MIN_CHROMA) return strongest < 128 ? 'blue' : 'white';
  const hue = hueOf(red, green, blue, { strongest, chroma });
  return hues.find(([, end]) => hue < end)?.[0] ?? 'red';
}

/** In degrees from 0 (red) to 360. */
function hueOf(red: number, green: number, blue: number, of: { strongest: number; chroma: number }): number {
  if (of.strongest === red) return (360 + (60 * (green - blue)) / of.chroma) % 360;
  if (of.strongest === green) return 120 + (60 * (blue - red)) / of.chroma;
  return 240 + (60 * (red - green)) / of.chroma;
}
