import type { FeedBatch } from '../../modules/fixtures/feed.js';

/** Kinds of items of which a match has one. */
const KINDS = ['fixtures', 'events', 'stats', 'shots', 'kicks', 'lineUps', 'commentary'] as const;

/** A source may send a match twice in one answer, and one statement cannot write a row twice: the last one counts. */
export function onceEach(batch: FeedBatch): FeedBatch {
  const once: FeedBatch = { ...batch };
  for (const kind of KINDS) {
    const list = batch[kind];
    if (list) Object.assign(once, { [kind]: lastOfEach<{ readonly fixtureId: string }>(list) });
  }
  return once;
}

function lastOfEach<T extends { readonly fixtureId: string }>(list: readonly T[]): readonly T[] {
  const byId = new Map(list.map((item) => [item.fixtureId, item]));
  return byId.size === list.length ? list : [...byId.values()];
}
