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

/** How this browser shows odds. Settings start at their defaults and are read after mount, because the server does not know them. */
export class OddsSettingsStore implements OddsSettings {
  oddsFormat = initial.oddsFormat;
  hideOdds = initial.hideOdds;
  showOpening = initial.showOpening;
  private storage: SettingsStorage | undefined;
  private root: HTMLElement | undefined;

  constructor() {
    makeAutoObservable<this, 'storage' | 'root'>(this, { storage: false, root: false }, { autoBind: true });
  }

  /** Reads `storage`, each value only if it is valid; later changes are saved there. `root` carries the mark of `hiddenOddsScript`. */
  load(storage: SettingsStorage, root: HTMLElement): void {
    const saved = readSettings(storage);
    this.storage = storage;
    this.root = root;
    this.oddsFormat = oddsFormats.find((known) => known === saved['oddsFormat']) ?? initial.oddsFormat;
    this.hideOdds = flag(saved['hideOdds'], initial.hideOdds);
    this.showOpening = flag(saved['showOpening'], initial.showOpening);
  }

  change(part: Partial<OddsSettings>): void {
    Object.assign(this, part);
    const { oddsFormat, hideOdds, showOpening } = this;
    // The script in the head hid the prices before the page was hydrated.
    if (!hideOdds) this.root?.removeAttribute('data-odds');
    if (this.storage) saveSettings(this.storage, { oddsFormat, hideOdds, showOpening });
  }
}
