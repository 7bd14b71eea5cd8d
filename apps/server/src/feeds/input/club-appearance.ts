import type { FeedTeam } from '../../modules/fixtures/feed.js';
import { slug } from '../../modules/fixtures/fixture-link.js';
import { chance } from './seeded.js';

/** Letters and colours of a club's generated crest, always the same for one name. */
export function clubAppearance(name: string): Pick<FeedTeam, 'code' | 'colors'> {
  const hue = Math.round(chance(`hue/${name}`) * 360);
  const pale = chance(`pale/${name}`) < 0.5;
  return { code: codeOf(name), colors: [hsl(hue, 0.62, 0.34), pale ? '#f2f5f3' : hsl((hue + 42) % 360, 0.5, 0.2)] };
}

// "Man United" → MU, "Brighton" → BRI.
function codeOf(name: string): string {
  const words = slug(name)
    .split('-')
    .filter((word) => word.length > 1);
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? slug(name));
  return letters.slice(0, 3).toUpperCase().padEnd(2, 'X');
}

function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
