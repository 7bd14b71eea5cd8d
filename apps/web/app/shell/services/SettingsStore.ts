import { applyTheme, readTheme, type ThemeChoice } from '@khandai/ui-kit';
import { makeAutoObservable } from 'mobx';
import { flag, parseSaved } from './saved';

export interface Settings {
  theme: ThemeChoice;
  sound: boolean;
}

/** Stores settings between visits; localStorage in a browser. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Settings of the shell and of domains share one saved object. */
export const SETTINGS_KEY = 'khandai:settings';

const initial: Settings = { theme: 'system', sound: true };

/** All settings saved in this browser; each caller validates its own values. */
export const readSettings = (storage: Pick<SettingsStorage, 'getItem'>): Record<string, unknown> =>
  parseSaved(storage.getItem(SETTINGS_KEY));

/** Saves some settings and leaves the others unchanged. */
export function saveSettings(storage: SettingsStorage, part: Readonly<Record<string, unknown>>): void {
  storage.setItem(SETTINGS_KEY, JSON.stringify({ ...readSettings(storage), ...part }));
}

/**
 * Settings of this browser that belong to no domain. They start with defaults and load after mount, because the server
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

  /** Loads the settings, saves later changes to `storage`, and sets the theme on `root`. */
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
