import { type Fixture, MatchState } from '@khandai/contracts';
import { makeAutoObservable, observable } from 'mobx';
import { readSettings, saveSettings, type SettingsStorage } from '../../shell/services/SettingsStore';
import { type ScoredMatch, withoutScore } from './fixture-view';

export interface SpoilersDeps {
  readonly storage: SettingsStorage;
  /**
   * Resolves when it is known who reads, which is after the page is hydrated: a part that hydrates later must find what the server
   * rendered. To false where another store is theirs.
   */
  readonly known: () => Promise<boolean>;
  /** Whether the member wants no scores in notifications; undefined for a guest. */
  readonly ofMember: (() => Promise<boolean>) | undefined;
  readonly failed: (error: unknown) => void;
  /** What the page starts with; undefined when that is not known. */
  readonly start: boolean | undefined;
  /** What the last page kept; undefined when no page did. */
  readonly kept: () => boolean | undefined;
  /** Keeps what holds now for the next page that the server renders. */
  readonly remember: (hides: boolean) => void;
}

/** Parts that reveal the score of a match and can be shown without it: what people write about it, and its prices. */
export type SpoilerPart = 'chat' | 'prices';

/** The fields that decide whether a match has a score. */
export type SpoiledMatch = Pick<Fixture, 'fixtureId' | 'state'>;

/** Name of the choice among the settings of this browser. */
const SETTING = 'hideScores';

/** Whether the cards of matches hide their scores: the choice in this browser, or else what a member chose for notifications. */
export class Spoilers {
  private choice: boolean | undefined = undefined;
  private isWished: boolean;
  private isOpen = false;
  /** Matches whose scores the user asked for, and parts of matches. */
  private readonly shown = observable.set<string>();

  constructor(private readonly deps: SpoilersDeps) {
    this.isWished = deps.start ?? false;
    makeAutoObservable<this, 'deps' | 'shown' | 'isOpen'>(
      this,
      { deps: false, shown: false, isOpen: false },
      { autoBind: true },
    );
  }

  get hides(): boolean {
    return this.choice ?? this.isWished;
  }

  isHidden(fixtureId: string): boolean {
    return this.hides && !this.shown.has(fixtureId);
  }

  /** A match as its reader may see it. */
  shownOf<F extends ScoredMatch>(fixture: F): F {
    return this.isHidden(fixture.fixtureId) ? withoutScore(fixture) : fixture;
  }

  /** Who asks for the score sees these parts too. Before the kick-off there is nothing to hide. */
  hidesPart({ fixtureId, state }: SpoiledMatch, part: SpoilerPart): boolean {
    return state !== MatchState.coming && this.isHidden(fixtureId) && !this.shown.has(partKey(fixtureId, part));
  }

  reveal(fixtureId: string): void {
    this.shown.add(fixtureId);
  }

  /** Shows this part and not the score. */
  revealPart(fixtureId: string, part: SpoilerPart): void {
    this.shown.add(partKey(fixtureId, part));
  }

  choose(hides: boolean): void {
    this.choice = hides;
    this.shown.clear();
    saveSettings(this.deps.storage, { [SETTING]: hides });
    this.deps.remember(hides);
  }

  /** Reads the choice, once, and asks for the member's setting where there is none. */
  async open(): Promise<void> {
    if (this.isOpen) return;
    this.isOpen = true;
    const { storage, known, ofMember, kept, failed, start } = this.deps;
    if (!(await known())) return;
    const saved = readSettings(storage)[SETTING];
    if (typeof saved === 'boolean') return this.take(saved);
    try {
      // A guest without a choice needs no cookie, unless another reader left one here.
      if (ofMember) {
        // Until the setting is known: no score shows that is hidden a moment later.
        this.wish(kept() ?? this.isWished);
        const hides = await ofMember();
        if (await known()) this.remembered(hides);
      } else if (kept() ?? start) this.remembered(false);
    } catch (error) {
      failed(error);
    }
  }

  private take(choice: boolean): void {
    this.choice = choice;
    this.deps.remember(choice);
  }

  private wish(isWished: boolean): void {
    this.isWished = isWished;
  }

  private remembered(isWished: boolean): void {
    this.wish(isWished);
    this.deps.remember(this.hides);
  }
}

const partKey = (fixtureId: string, part: SpoilerPart): string => `${part} ${fixtureId}`;
