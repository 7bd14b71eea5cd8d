import { flagOf } from './phone-countries.js';

/** Width of a rendered text, in pixels. */
type Measure = (text: string) => number;

/**
 * A font with flags draws one glyph for the two letters; a font without flags draws both letters, which is twice as
 * wide.
 */
export function joinsFlags(measure: Measure): boolean {
  const letters = flagOf('VN');
  const [one = ''] = letters;
  return measure(letters) > 0 && measure(letters) < 1.5 * measure(one);
}

let drawn: boolean | undefined;

/**
 * Whether this device draws flag emoji. Browser only; the first call measures, later calls return the cached result.
 */
export function flagsDrawn(): boolean {
  drawn ??= measured();
  return drawn;
}

function measured(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.font = '20px sans-serif';
  return joinsFlags((text) => context.measureText(text).width);
}
