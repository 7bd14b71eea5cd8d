import { flagOf } from './phone-countries.js';

/** How wide a text is drawn, in pixels. */
type Measure = (text: string) => number;

/** A font that has flags draws one sign for the two letters; one that has none draws both, which is twice as wide. */
export function joinsFlags(measure: Measure): boolean {
  const letters = flagOf('VN');
  const [one = ''] = letters;
  return measure(letters) > 0 && measure(letters) < 1.5 * measure(one);
}

let drawn: boolean | undefined;

/** Whether this machine draws flags; measured once. In a browser only. */
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
