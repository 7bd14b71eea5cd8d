import type { FeedBatch, FeedFixture } from '../../modules/fixtures/feed.js';

/** Caches the feed's last input as text, so that unchanged items are recognised without a database query. */
export class FeedCache {
  readonly #texts = new Map<string, string>();

  /** The part of the batch that differs from the cache; undefined when nothing does. */
  changed(batch: FeedBatch): FeedBatch | undefined {
    const differing: FeedBatch = {};
    for (const [kind, list] of listsOf(batch)) {
      const changed = list.filter((item) => this.#differs(keyOf(kind, item), item));
      if (changed.length > 0) Object.assign(differing, { [kind]: changed });
    }
    return Object.keys(differing).length > 0 ? differing : undefined;
  }

  /** Call this only after the batch is stored: a failed batch must be processed again. */
  store(batch: FeedBatch): void {
    for (const [kind, list] of listsOf(batch)) {
      for (const item of list) this.#texts.set(keyOf(kind, item), JSON.stringify(item));
    }
    for (const fixture of batch.fixtures ?? []) this.#texts.set(hostsKey(fixture), JSON.stringify(fixture.hosts));
  }

  hostsDiffer(fixture: FeedFixture): boolean {
    return this.#differs(hostsKey(fixture), fixture.hosts);
  }

  clear(): void {
    this.#texts.clear();
  }

  #differs(key: string, value: unknown): boolean {
    return this.#texts.get(key) !== JSON.stringify(value);
  }
}

interface Item {
  fixtureId?: string;
  companyId?: number;
  category?: string;
}

function listsOf({
  fixtures,
  events,
  stats,
  lineUps,
  commentary,
  odds,
  companies,
}: FeedBatch): [string, readonly Item[]][] {
  return Object.entries({ fixtures, events, stats, lineUps, commentary, odds, companies }).flatMap(([kind, list]) =>
    list ? [[kind, list]] : [],
  );
}

const keyOf = (kind: string, { fixtureId = '', companyId, category = '' }: Item) =>
  `${kind}/${fixtureId}/${companyId ?? ''}/${category}`;

const hostsKey = ({ fixtureId }: FeedFixture) => `hosts/${fixtureId}`;
