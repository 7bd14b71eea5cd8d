import type { PriceFormat } from '@khandai/odds-parser';
import { makeAutoObservable } from 'mobx';
import { readSettings, saveSettings, type SettingsStorage } from '../../shell/services/SettingsStore';
import { MOVE_COLORS, type MoveColors, moveColors } from './move-colors';
import { oddsFormats } from './odds-parts';

export interface OddsSettings {
  oddsFormat: PriceFormat;
  hideOdds: boolean;
  showOpening: boolean;
  /** Whether a live region announces moved prices. */
  tellMoves: boolean;
  moveColors: MoveColors;
}

const initial: OddsSettings = {
  oddsFormat: 'malay',
  hideOdds: false,
  showOpening: true,
  tellMoves: true,
  moveColors: moveColors[0],
};

const isOn: readonly boolean[] = [true, false];

/** The values of each setting. */
const values: { readonly [Name in keyof OddsSettings]: readonly OddsSettings[Name][] } = {
  oddsFormat: oddsFormats,
  hideOdds: isOn,
  showOpening: isOn,
  tellMoves: isOn,
  moveColors,
};
const names = Object.keys(values) as (keyof OddsSettings)[];

/** The saved settings that are valid. */
const validOf = (saved: Readonly<Record<string, unknown>>): Partial<OddsSettings> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const known: readonly unknown[] = values[name];
      return known.includes(saved[name]) ? [[name, saved[name]]] : [];
    }),
  );

/**
 * This browser's odds settings. They start with defaults and load after mount, because the server does not know them.
 */
export class OddsSettingsStore implements OddsSettings {
  oddsFormat = initial.oddsFormat;
  hideOdds = initial.hideOdds;
  showOpening = initial.showOpening;
  tellMoves = initial.tellMoves;
  moveColors = initial.moveColors;
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
   * Loads each valid setting from `storage` and saves later changes there, and those that the user made before. `savedOddsScript`
   * marks `root`.
   */
  load(storage: SettingsStorage, root: HTMLElement): void {
    const saved = readSettings(storage);
    this.storage = storage;
    this.root = root;
    Object.assign(this, validOf(saved));
    const { early } = this;
    this.early = undefined;
    if (early) this.change(early);
  }

  change(part: Partial<OddsSettings>): void {
    Object.assign(this, part);
    // Removes the mark with which the script in the head hid the prices before hydration.
    if (!this.hideOdds) this.root?.removeAttribute('data-odds');
    if (part.moveColors) this.root?.setAttribute(MOVE_COLORS, part.moveColors);
    // Another tab may have changed the other settings since this one read them.
    if (this.storage) saveSettings(this.storage, { ...part });
    else this.early = { ...this.early, ...part };
  }
}
