import type { PriceFormat } from '@khandai/odds-parser';
import { applyTheme, readTheme, type ThemeChoice } from '@khandai/ui-kit';
import { makeAutoObservable } from 'mobx';
import { flag, parseSaved } from './saved';

export interface Settings {
  theme: ThemeChoice;
  oddsFormat: PriceFormat;
  hideOdds: boolean;
  showOpening: boolean;
  sound: boolean;
}

/** Where settings are kept between visits; localStorage in a browser. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export const SETTINGS_KEY = 'khandai:settings';
const formats: readonly PriceFormat[] = ['malay', 'hk', 'indo', 'decimal'];

const initial: Settings = { theme: 'system', oddsFormat: 'malay', hideOdds: false, showOpening: true, sound: true };

/** Preferences of this browser. They begin at their defaults and are read after mount, as the server cannot know them. */
export class SettingsStore implements Settings {
  theme = initial.theme;
  oddsFormat = initial.oddsFormat;
  hideOdds = initial.hideOdds;
  showOpening = initial.showOpening;
  sound = initial.sound;
  private storage: SettingsStorage | undefined;
  private root: HTMLElement | undefined;

  constructor() {
    makeAutoObservable<this, 'storage' | 'root'>(this, { storage: false, root: false }, { autoBind: true });
  }

  /** From here on changes are kept in `storage` and the theme is shown on `root`. */
  load(storage: SettingsStorage, root: HTMLElement): void {
    this.storage = storage;
    this.root = root;
    const saved = readSettings(storage);
    this.theme = saved.theme;
    this.oddsFormat = saved.oddsFormat;
    this.hideOdds = saved.hideOdds;
    this.showOpening = saved.showOpening;
    this.sound = saved.sound;
  }

  change(part: Partial<Settings>): void {
    Object.assign(this, part);
    const { theme, oddsFormat, hideOdds, showOpening, sound } = this;
    if (part.theme && this.root) applyTheme(theme, this.root, this.storage);
    // The page was painted without them.
    if (!hideOdds) this.root?.removeAttribute('data-odds');
    this.storage?.setItem(SETTINGS_KEY, JSON.stringify({ oddsFormat, hideOdds, showOpening, sound }));
  }
}

/** What was saved, each value only if it still means something. */
export function readSettings(storage: Pick<SettingsStorage, 'getItem'>): Settings {
  const saved = parseSaved(storage.getItem(SETTINGS_KEY));
  return {
    theme: readTheme(storage),
    oddsFormat: formats.find((known) => known === saved['oddsFormat']) ?? initial.oddsFormat,
    hideOdds: flag(saved['hideOdds'], initial.hideOdds),
    showOpening: flag(saved['showOpening'], initial.showOpening),
    sound: flag(saved['sound'], initial.sound),
  };
}
