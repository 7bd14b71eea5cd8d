import { type ApiClient, isAborted } from '@khandai/api-client';
import type { SubtitleLanguage } from '@khandai/contracts';
import { type EpisodeInfo, type SubtitleCue } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface SubtitleDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly report: (error: unknown) => void;
}

export type SubtitleChoice = SubtitleLanguage | 'off';

/** The language that the reader chose on this device, or `off`. */
const KEY = 'subtitles';

/** The subtitles of an episode: none, or those of a language. The choice is remembered on the device. */
export class SubtitleStore {
  choice: SubtitleChoice = 'off';
  /** Of the chosen language, once they have arrived. */
  cues: readonly SubtitleCue[] = [];
  hasFailed = false;
  private last?: SubtitleLanguage;
  private asked = new AbortController();

  constructor(
    private readonly tracks: EpisodeInfo['tracks'],
    private readonly deps: SubtitleDeps,
  ) {
    makeAutoObservable<this, 'deps' | 'tracks' | 'asked' | 'last'>(
      this,
      { deps: false, tracks: false, asked: false, last: false, cues: observableRef },
      { autoBind: true },
    );
  }

  get languages(): readonly SubtitleLanguage[] {
    return this.tracks.map(({ language }) => language);
  }

  /** Shows the language of the last time, where the episode has it. */
  async open(): Promise<void> {
    const last = this.languages.find((language) => language === this.deps.storage.getItem(KEY));
    if (last) await this.load(last);
  }

  async choose(choice: SubtitleChoice): Promise<void> {
    this.deps.storage.setItem(KEY, choice);
    await this.load(choice);
  }

  /** From none to the last language, or else Vietnamese or the first, and back. */
  async toggle(): Promise<void> {
    const { languages } = this;
    const [first = 'off'] = languages;
    const wanted = this.last ?? languages.find((language) => language === 'vi') ?? first;
    await this.choose(this.choice === 'off' ? wanted : 'off');
  }

  close(): void {
    this.asked.abort();
  }

  private async load(choice: SubtitleChoice): Promise<void> {
    this.close();
    this.asked = new AbortController();
    const { signal } = this.asked;
    this.show(choice, []);
    if (choice !== 'off') this.last = choice;
    const track = this.tracks.find(({ language }) => language === choice);
    if (!track) return;
    try {
      const params = { subtitleId: track.subtitleId };
      const { cues } = await this.deps.api.call('GET /other/api/film/subtitle/{subtitleId}', { params }, signal);
      if (!signal.aborted) this.show(choice, cues);
    } catch (error) {
      if (isAborted(error) || signal.aborted) return;
      this.deps.report(error);
      this.fail();
    }
  }

  private show(choice: SubtitleChoice, cues: readonly SubtitleCue[]): void {
    this.choice = choice;
    this.cues = cues;
    this.hasFailed = false;
  }

  private fail(): void {
    this.choice = 'off';
    this.hasFailed = true;
  }
}
