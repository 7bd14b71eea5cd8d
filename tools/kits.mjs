// The kits of the football clip. The server picks a pair of them for the crests of two clubs
// (apps/server/src/feeds/input/kits.ts).

const WHITE = [240, 243, 241];

/** Shirts, shorts and socks as RGB, chosen to be visible on grass. */
export const KITS = {
  red: { shirt: [214, 46, 46], shorts: [150, 24, 30], socks: [214, 46, 46] },
  orange: { shirt: [248, 132, 26], shorts: [30, 32, 38], socks: [248, 132, 26] },
  yellow: { shirt: [250, 214, 48], shorts: [24, 60, 140], socks: [250, 214, 48] },
  green: { shirt: [72, 212, 96], shorts: [8, 84, 48], socks: [72, 212, 96] },
  blue: { shirt: [36, 88, 220], shorts: [22, 52, 150], socks: [36, 88, 220] },
  purple: { shirt: [134, 64, 196], shorts: [86, 34, 136], socks: [134, 64, 196] },
  white: { shirt: WHITE, shorts: [40, 48, 66], socks: WHITE },
};

/** Kits that look alike; the server never lets two such teams meet. */
const ALIKE = ['orange-red', 'blue-purple', 'orange-yellow'];
/** Matches whose clubs are unknown show this pair, so it is the first. */
const DEFAULT = 'red-white';

const names = Object.keys(KITS).sort();
/** The names of two kits are in alphabetical order: `blue-red`. */
const all = names.flatMap((one, index) => names.slice(index + 1).map((other) => `${one}-${other}`));
export const pairs = [DEFAULT, ...all.filter((pair) => pair !== DEFAULT && !ALIKE.includes(pair))];

/** Both keepers and the referee wear colours that no team wears. */
export const KEEPERS = [
  [190, 244, 60],
  [110, 236, 222],
];
export const REFEREE = { shirt: [255, 120, 190], shorts: [28, 30, 34], socks: [28, 30, 34] };

/** Of both teams and keepers in the frames that all pairs share. */
export const GREY = { shirt: [128, 136, 130], shorts: [96, 104, 98], socks: [128, 136, 130], keeper: [128, 136, 130] };
