import { CORNERS, type Corner } from '@khandai/ui-kit';
import type { SettingsStorage } from '../services/SettingsStore';

/** What a viewer set on the player, kept between visits. */
export interface PlayerPrefs {
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** How much of a stream is fetched. */
  readonly thrift: 'auto' | 'low' | 'audio';
  /** Captions of state are written over the picture. */
  readonly caption: boolean;
  /** The chat runs over the picture. */
  readonly running: boolean;
  /** Of the small window. */
  readonly corner: Corner;
}

export const PREFS_KEY = 'khandai:player';

export const initialPrefs: PlayerPrefs = {
  volume: 1,
  muted: false,
  thrift: 'auto',
  caption: false,
  running: false,
  // The right of many pages is where one writes.
  corner: 'bottom-left',
};

const thrifts: readonly PlayerPrefs['thrift'][] = ['auto', 'low', 'audio'];

/** What was saved, each value only if it still means something. */
export function readPrefs(storage: Pick<SettingsStorage, 'getItem'>): PlayerPrefs {
  const saved = parse(storage.getItem(PREFS_KEY));
  const { volume, muted, caption, running } = saved;
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : initialPrefs.volume,
    muted: typeof muted === 'boolean' ? muted : initialPrefs.muted,
    thrift: thrifts.find((known) => known === saved['thrift']) ?? initialPrefs.thrift,
    caption: typeof caption === 'boolean' ? caption : initialPrefs.caption,
    running: typeof running === 'boolean' ? running : initialPrefs.running,
    corner: CORNERS.find((known) => known === saved['corner']) ?? initialPrefs.corner,
  };
}

export function writePrefs(storage: Pick<SettingsStorage, 'setItem'>, prefs: PlayerPrefs): void {
  storage.setItem(PREFS_KEY, JSON.stringify(prefs));
}

interface Saved {
  readonly [name: string]: unknown;
  readonly volume?: unknown;
  readonly muted?: unknown;
  readonly caption?: unknown;
  readonly running?: unknown;
}

function parse(text: string | null): Saved {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Saved) : {};
  } catch {
    // Somebody else's text under our key: as good as nothing saved.
    return {};
  }
}
