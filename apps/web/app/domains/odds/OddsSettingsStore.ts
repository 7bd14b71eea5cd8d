import type { PriceFormat } from '@khandai/odds-parser';
import { makeAutoObservable } from 'mobx';
import { flag } from '../../shell/services/saved';
import { readSettings, saveSettings, type SettingsStorage } from '../../shell/services/SettingsStore';
import { oddsFormats } from './odds-parts';

export interface OddsSettings {
  oddsFormat: PriceFormat;
  hideOdds: boolean;
  showOpening: boolean;
}

const initial: OddsSettings = { oddsFormat: 'malay', hideOdds: false, showOpening: true };

/**
 * This browser's odds settings. They start with defaults and load after mount, because the server does not know them.
 */
export class OddsSettingsStore implements OddsSettings {
  oddsFormat = initial.oddsFormat;
  hideOdds = initial.hideOdds;
  showOpening = initial.showOpening;
  private storage: SettingsStorage | undefined;
  private root: HTMLElement | undefined;
  /** What the user changed before the settings loaded. */
  private early: Partial<OddsSettings> | undefined;

  constructor() {
    makeAutoObservable<this, 'storage' | 'root' | 'early'>(
      this,
      { storage: false, root: false, early: false },
      { autoBind: true },
    );
  }

  /**
   * Loads each valid setting from `storage` and saves later changes there, and those that the user made before. `hiddenOddsScript`
   * marks `root`.
   */
  load(storage: SettingsStorage, root: HTMLElement): void {
    const saved = readSettings(storage);
    this.storage = storage;
    this.root = root;
    this.oddsFormat = oddsFormats.find((known) => known === saved['oddsFormat']) ?? initial.oddsFormat;
    this.hideOdds = flag(saved['hideOdds'], initial.hideOdds);
    this.showOpening = flag(saved['showOpening'], initial.showOpening);
    const { early } = this;
    this.early = undefined;
    if (early) this.change(early);
  }

  change(part: Partial<OddsSettings>): void {
    Object.assign(this, part);
    const { oddsFormat, hideOdds, showOpening } = this;
    // Removes the mark with which the script in the head hid the prices before hydration.
    if (!hideOdds) this.root?.removeAttribute('data-odds');
    if (this.storage) saveSettings(this.storage, { oddsFormat, hideOdds, showOpening });
    else this.early = { ...this.early, ...part };
  }
}
