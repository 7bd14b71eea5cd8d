import { COMMENTATOR_LINKS, type LinkDraft, type LinkSave, type StudioLink } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import { cleanMessage } from '../../platform/plain-text.js';
import type { RoomUpdates } from './room-updates.js';
import { streamAddress } from './stream-address.js';
import { NotHosted, StreamNotFound, StreamRefused } from './studio-faults.js';
import type { LinkRow, NewLink, StudioRepository } from './studio-repository.js';
import { targetUserId } from './target-user.js';

export interface StreamDeps {
  readonly studio: StudioRepository;
  readonly news: Pick<RoomUpdates, 'publish'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info'>;
}

interface LinksRequest {
  readonly fixtureId: string;
  readonly userId?: number;
  readonly typeLinks?: number;
}

/** The streams that commentators offer for the fixtures they host. */
export class StreamService {
  constructor(private readonly deps: StreamDeps) {}

  async list(
    caller: Identity,
    { fixtureId, userId, typeLinks = COMMENTATOR_LINKS }: LinksRequest,
  ): Promise<StudioLink[]> {
    const owner = targetUserId(caller, userId);
    if (typeLinks !== COMMENTATOR_LINKS) return [];
    return (await this.deps.studio.links(fixtureId, owner)).map(toLink);
  }

  /** Replaces all streams and returns them, including those that were taken down. Throws NotHosted, StreamRefused. */
  async save({ userId }: Identity, { fixtureId, links }: LinkSave): Promise<StudioLink[]> {
    const { studio, news } = this.deps;
    if (!(await studio.hosted(fixtureId, userId))) throw new NotHosted();
    const wanted = links.map(checked);
    await this.#refuseTwice(fixtureId, wanted);
    const saved = await studio.saveLinks(fixtureId, userId, wanted);
    if (!saved) throw new NotHosted();
    await news.publish(fixtureId);
    return saved.map(toLink);
  }

  /** Takes the stream down permanently in this fixture. Throws StreamNotFound. */
  async takeDown({ userId }: Identity, linkId: number): Promise<StudioLink> {
    const row = await this.deps.studio.takeDown(linkId, new Date(this.deps.clock.now()));
    if (!row) throw new StreamNotFound();
    this.deps.log.info({ linkId, fixtureId: row.fixtureId, of: row.userId, by: userId }, 'a stream was taken down');
    await this.deps.news.publish(row.fixtureId);
    return toLink(row);
  }

  /** Refuses a duplicate stream, and one that was taken down. */
  async #refuseTwice(fixtureId: string, wanted: readonly NewLink[]): Promise<void> {
    const seen = new Set<string>();
    for (const { url, name } of wanted) {
      if (seen.has(url)) throw new StreamRefused('streamTwice', name);
      seen.add(url);
    }
    const down = new Set(await this.deps.studio.takenDown(fixtureId, [...seen]));
    const removed = wanted.find(({ url }) => down.has(url));
    if (removed) throw new StreamRefused('streamTakenDown', removed.name);
  }
}

function checked({ linkId, kind, ...typed }: LinkDraft): NewLink {
  const [name, licence] = [cleanMessage(typed.name), cleanMessage(typed.licence)];
  const url = streamAddress(typed.url);
  if (name === '') throw new StreamRefused('streamName', typed.url);
  if (url === undefined) throw new StreamRefused('streamAddress', name);
  if (licence === '') throw new StreamRefused('streamLicence', name);
  return { name, kind, url, licence, ...(linkId !== undefined && { linkId }) };
}

const toLink = ({ linkId, name, kind, url, licence, takenDownAt }: LinkRow): StudioLink => ({
  linkId,
  name,
  kind,
  url,
  licence,
  takenDown: takenDownAt !== null,
});
