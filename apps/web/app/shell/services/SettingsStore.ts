import { applyTheme, readTheme, type ThemeChoice } from '@khandai/ui-kit';
import { makeAutoObservable, observable } from 'mobx';
import { flag, parseSaved } from './saved';

export interface Settings {
  theme: ThemeChoice;
  sound: boolean;
  /** The chat rooms leave width for the side banners. */
  shortenMode: boolean;
}

/** Stores settings between visits; localStorage in a browser. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Settings of the shell and of domains share one saved object. */
export const SETTINGS_KEY = 'khandai:settings';

/** Settings of the chat, each false by default. */
export const CHAT_SETTINGS_KEY = 'setting-message';

const initial: Settings = { theme: 'system', sound: true, shortenMode: false };

/** All settings saved in this browser; each caller validates its own values. */
export const readSettings = (storage: Pick<SettingsStorage, 'getItem'>): Record<string, unknown> =>
  parseSaved(storage.getItem(SETTINGS_KEY));

const readChatSettings = (storage: Pick<SettingsStorage, 'getItem'>): Record<string, unknown> =>
  parseSaved(storage.getItem(CHAT_SETTINGS_KEY));

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
  shortenMode = initial.shortenMode;
  /** Pictures of the banners that the user closed. Not saved: they are closed for the page view, over all its pages. */
  readonly closedBanners = observable.set<string>();
  private storage: SettingsStorage | undefined;
  private root: HTMLElement | undefined;
  /** What the user changed before the settings loaded. */
  private early: Partial<Settings> | undefined;

  constructor() {
    makeAutoObservable<this, 'storage' | 'root' | 'early'>(
      this,
      { storage: false, root: false, early: false, closedBanners: false },
      { autoBind: true },
    );
  }

  /** Loads the settings, saves changes to `storage`, also those that the user made before, and sets the theme on `root`. */
  load(storage: SettingsStorage, root: HTMLElement): void {
    this.storage = storage;
    this.root = root;
    this.theme = readTheme(storage);
    this.sound = flag(readSettings(storage)['sound'], initial.sound);
    this.shortenMode = flag(readChatSettings(storage)['shortenMode'], initial.shortenMode);
    const { early } = this;
    this.early = undefined;
    if (early) this.change(early);
  }

  change(part: Partial<Settings>): void {
    Object.assign(this, part);
    const { theme, sound, shortenMode, storage, root } = this;
    if (part.theme && root) applyTheme(theme, root, storage);
    if (!storage) {
      this.early = { ...this.early, ...part };
      return;
    }
    saveSettings(storage, { sound });
    // Another tab may have changed it since this one read it.
    if (part.shortenMode !== undefined)
      storage.setItem(CHAT_SETTINGS_KEY, JSON.stringify({ ...readChatSettings(storage), shortenMode }));
  }

  /** Closes the banner with this key of `BannerColumns`. */
  closeBanner(key: string): void {
    this.closedBanners.add(key);
  }
}
