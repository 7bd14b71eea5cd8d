import { readSettings, saveSettings, type SettingsStorage } from '../../shell/services/SettingsStore';

export type ReadingMode = 'strip' | 'paged';

export interface ReaderSettings {
  readonly mode: ReadingMode;
  /** Smaller pictures. */
  readonly lowData: boolean;
}

/** What the server renders. */
export const initialSettings: ReaderSettings = { mode: 'strip', lowData: false };

/** Of this browser. Who asked it to save data gets small pictures until they choose otherwise. */
export function readReaderSettings(storage: Pick<SettingsStorage, 'getItem'>, savesData: boolean): ReaderSettings {
  const { comicMode, comicLowData } = readSettings(storage);
  return {
    mode: comicMode === 'paged' ? 'paged' : 'strip',
    lowData: typeof comicLowData === 'boolean' ? comicLowData : savesData,
  };
}

export function saveReaderSettings(storage: SettingsStorage, { mode, lowData }: Partial<ReaderSettings>): void {
  saveSettings(storage, {
    ...(mode !== undefined && { comicMode: mode }),
    ...(lowData !== undefined && { comicLowData: lowData }),
  });
}

/** Whether the user asked their browser to save data; not every browser says it. */
export const browserSavesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
