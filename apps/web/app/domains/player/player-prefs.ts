import { CORNERS, type Corner } from '@khandai/match-ui';
import { flag, parseSaved } from '../../shell/services/saved';
import type { SettingsStorage } from '../../shell/services/SettingsStore';

/** Player preferences of a viewer, saved between visits. */
export interface PlayerPrefs {
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Data-saving level of the stream. */
  readonly thrift: 'auto' | 'low' | 'audio';
  /** Shows captions of the player's state over the video. */
  readonly caption: boolean;
  /** Runs chat messages over the video. */
  readonly running: boolean;
  /** Corner of the mini player. */
  readonly corner: Corner;
}

export const PREFS_KEY = 'khandai:player';

export const initialPrefs: PlayerPrefs = {
  volume: 1,
  muted: false,
  thrift: 'auto',
  caption: false,
  running: false,
  // On many pages the right side has the chat input.
  corner: 'bottom-left',
};

const thrifts: readonly PlayerPrefs['thrift'][] = ['auto', 'low', 'audio'];

/** Loads the saved preferences; invalid values get their default. */
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
