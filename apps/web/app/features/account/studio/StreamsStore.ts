import type { LinkDraft, StudioLink } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import { Part } from '../../../shell/parts/Part';
import type { StudioStore } from './StudioStore';

/** The streams of one fixture, in the order in which viewers see them. Each change saves the whole list at once. */
export class StreamsStore {
  readonly list: Part<readonly StudioLink[]>;
  private life = new AbortController();

  constructor(
    private readonly fixtureId: string,
    private readonly deps: {
      readonly studio: Pick<StudioStore, 'links' | 'saveLinks'>;
      readonly report: (error: unknown) => void;
    },
  ) {
    this.list = new Part({ fetch: (signal) => deps.studio.links(fixtureId, signal), report: deps.report });
    makeAutoObservable<this, 'fixtureId' | 'deps' | 'life'>(
      this,
      { fixtureId: false, deps: false, life: false, list: false },
      { autoBind: true },
    );
  }

  open(): void {
    this.close();
    this.life = new AbortController();
    void this.list.load(this.life.signal);
  }

  close(): void {
    this.life.abort();
  }

  /** Streams that the commentator may change; those taken down by a moderator are not among them. */
  get own(): readonly StudioLink[] {
    return (this.list.value ?? []).filter(({ takenDown }) => !takenDown);
  }

  get takenDown(): readonly StudioLink[] {
    return (this.list.value ?? []).filter(({ takenDown }) => takenDown);
  }

  /**
   * Replaces the stream with the same `linkId`, or adds the draft if there is none. Rejects with the server's refusal.
   */
  async put(draft: LinkDraft, signal: AbortSignal): Promise<void> {
    const known = this.own.some(({ linkId }) => linkId === draft.linkId);
    await this.save(
      known ? this.own.map((link) => (link.linkId === draft.linkId ? draft : link)) : [...this.own, draft],
      signal,
    );
  }

  async remove(removed: StudioLink, signal: AbortSignal): Promise<void> {
    await this.save(
      this.own.filter((link) => link !== removed),
      signal,
    );
  }

  /** Moves the stream one place towards the start (-1) or the end (1). */
  async move(link: StudioLink, by: -1 | 1, signal: AbortSignal): Promise<void> {
    const at = this.own.indexOf(link);
    const rest = this.own.filter((one) => one !== link);
    await this.save([...rest.slice(0, at + by), link, ...rest.slice(at + by)], signal);
  }

  private async save(links: readonly LinkDraft[], signal: AbortSignal): Promise<void> {
    const drafts = links.map(({ linkId, name, kind, url, licence }) => ({
      ...(linkId !== undefined && { linkId }),
      name,
      kind,
      url,
      licence,
    }));
    this.list.set(await this.deps.studio.saveLinks(this.fixtureId, drafts, signal));
  }
}
