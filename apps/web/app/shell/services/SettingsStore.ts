import { applyTheme, readTheme, type ThemeChoice } from '@khandai/ui-kit';
import { makeAutoObservable } from 'mobx';
import { flag, parseSaved } from './saved';

export interface Settings {
  theme: ThemeChoice;
  sound: boolean;
}

/** Where settings are kept between visits; localStorage in a browser. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Settings of the shell and of domains share one saved object. */
export const SETTINGS_KEY = 'khandai:settings';

const initial: Settings = { theme: 'system', sound: true };

/** Every setting saved in this browser; each reader checks the values it takes. */
export const readSettings = (storage: Pick<SettingsStorage, 'getItem'>): Record<string, unknown> =>
  parseSaved(storage.getItem(SETTINGS_KEY));

/** Saves some settings and leaves the others as they are. */
export function saveSettings(storage: SettingsStorage, part: Readonly<Record<string, unknown>>): void {
  storage.setItem(SETTINGS_KEY, JSON.stringify({ ...readSettings(storage), ...part }));
}

/**
 * Preferences of this browser that belong to no domain. They start at their defaults and are read after mount, because the server
 * does not know them.
 */
export class SettingsStore implements Settings {
  theme = initial.theme;
  sound = initial.sound;
  private storage: SettingsStorage | undefined;
  private root: HTMLElement | undefined;

  constructor() {
    makeAutoObservable<this, 'storage' | 'root'>(this, { storage: false, root: false }, { autoBind: true });
  }

  /** Reads `storage`; later changes are saved there, and the theme is set on `root`. */
  load(storage: SettingsStorage, root: HTMLElement): void {
    this.storage = storage;
    this.root = root;
    this.theme = readTheme(storage);
    this.sound = flag(readSettings(storage)['sound'], initial.sound);
  }

  change(part: Partial<Settings>): void {
    Object.assign(this, part);
    const { theme, sound, storage, root } = this;
    if (part.theme && root) applyTheme(theme, root, storage);
    if (storage) saveSettings(storage, { sound });
  }
}
