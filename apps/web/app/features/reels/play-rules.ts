import type { Reel } from '@khandai/contracts';

/** What the reader's device asks for. */
export interface PlayRules {
  /** Plays nothing by itself. */
  readonly still: boolean;
  /** Loads only what is played, in its smallest version. */
  readonly saves: boolean;
}

/** A browser's own report of the line; most phones have it. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW = new Set(['slow-2g', '2g']);
/** Shorter edge in pixels that is enough for a phone. */
const EDGE = 720;

export const savesData = (navigator: object): boolean => {
  const line: Line = ('connection' in navigator && (navigator.connection as Line | undefined)) || {};
  return line.saveData === true || SLOW.has(line.effectiveType ?? '');
};

/** The version of the video to play: the smallest to save data, else the largest that a phone needs. */
export function sourceOf({ url, renditions }: Pick<Reel, 'url' | 'renditions'>, { saves }: PlayRules): string {
  const fitting = renditions.filter(({ edge }) => edge <= EDGE);
  return (saves ? renditions.at(0) : fitting.at(-1))?.url ?? url;
}
