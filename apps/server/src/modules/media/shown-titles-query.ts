import type { MediaKind } from '@khandai/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { mediaTitles } from '../../platform/database/schema.js';
import { mediaNotFound, mediaWithdrawn } from './media-faults.js';

export { isShownTitle as isShown } from '../../platform/database/shown-titles.js';

/** Why readers do not get a title: it never was on the site, or it was taken down or its licence has ended. */
export async function whyMissing(db: Db, kind: MediaKind, slug: string) {
  const was = and(
    eq(mediaTitles.kind, kind),
    eq(mediaTitles.slug, slug),
    inArray(mediaTitles.status, ['published', 'withdrawn']),
  );
  return (await db.$count(mediaTitles, was)) > 0 ? mediaWithdrawn() : mediaNotFound();
}
