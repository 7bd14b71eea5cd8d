import { CORNERS, type Corner } from '@khandai/match-ui';
import { flag, parseSaved } from '../../shell/services/saved';
import type { SettingsStorage } from '../../shell/services/SettingsStore';

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
  const saved = parseSaved(storage.getItem(PREFS_KEY));
  const volume = saved['volume'];
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : initialPrefs.volume,
    muted: flag(saved['muted'], initialPrefs.muted),
    thrift: thrifts.find((known) => known === saved['thrift']) ?? initialPrefs.thrift,
    caption: flag(saved['caption'], initialPrefs.caption),
    running: flag(saved['running'], initialPrefs.running),
    corner: CORNERS.find((known) => known === saved['corner']) ?? initialPrefs.corner,
  };
}

export function writePrefs(storage: Pick<SettingsStorage, 'setItem'>, prefs: PlayerPrefs): void {
  storage.setItem(PREFS_KEY, JSON.stringify(prefs));
}
