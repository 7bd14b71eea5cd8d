import type { FeedBatch, FeedFixture } from '../../modules/fixtures/feed.js';
import { LruMap } from '../../platform/lru-map.js';

/** Some three days of the provider's items: 500 fixtures a day with their details. */
const MAX_ITEMS = 10_000;

/**
 * Caches the feed's last input as text, so that unchanged items are recognised without a database query. It evicts items
 * that the feed no longer sends; the database recognises an evicted item that did not change. Odds are not among them:
 * OddsWrites compares those.
 */
export class FeedCache {
  readonly #texts: LruMap<string, string>;

  constructor({ max = MAX_ITEMS }: { readonly max?: number } = {}) {
    this.#texts = new LruMap({ max });
  }

  /** The part of the batch that differs from the cache; undefined when nothing does. */
  changed(batch: FeedBatch): FeedBatch | undefined {
    const differing: FeedBatch = {};
    for (const [kind, list] of listsOf(batch)) {
      const changed = list.filter((item) => this.#differs(keyOf(kind, item), textOf(item)));
      if (changed.length > 0) Object.assign(differing, { [kind]: changed });
    }
    if (batch.removed && batch.removed.length > 0) differing.removed = batch.removed;
    return Object.keys(differing).length > 0 ? differing : undefined;
  }

  /** Call this only after the batch is stored: a failed batch must be processed again. */
  store(batch: FeedBatch): void {
    for (const [kind, list] of listsOf(batch)) {
      for (const item of list) this.#texts.set(keyOf(kind, item), textOf(item));
    }
    for (const fixture of batch.fixtures ?? []) this.#texts.set(hostsKey(fixture), JSON.stringify(fixture.hosts));
  }

  hostsDiffer(fixture: FeedFixture): boolean {
    return this.#differs(hostsKey(fixture), JSON.stringify(fixture.hosts));
  }

  clear(): void {
    this.#texts.clear();
  }

  #differs(key: string, text: string): boolean {
    return this.#texts.get(key) !== text;
  }
}

/** `companyId` is set for a company only, `teamId` for a squad. */
interface Item {
  readonly teamId?: string;
  readonly fixtureId?: string;
  readonly companyId?: number;
  /** Of a fixture. */
  readonly sourceAt?: Date | null;
}

function listsOf({
  fixtures,
  events,
  stats,
  shots,
  kicks,
  lineUps,
  commentary,
  companies,
  squads,
}: FeedBatch): [string, readonly Item[]][] {
  return Object.entries({ fixtures, events, stats, shots, kicks, lineUps, commentary, companies, squads }).flatMap(
    ([kind, list]) => (list ? [[kind, list]] : []),
  );
}

const keyOf = (kind: string, item: Item) => `${kind}/${item.fixtureId ?? item.teamId ?? ''}/${item.companyId ?? ''}`;

/** A source may write a new time to a match in which nothing changed. */
const textOf = (item: Item) => JSON.stringify(item.sourceAt ? { ...item, sourceAt: null } : item);

const hostsKey = ({ fixtureId }: FeedFixture) => `hosts/${fixtureId}`;
