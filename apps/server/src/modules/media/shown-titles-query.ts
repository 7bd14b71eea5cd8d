import type { MediaKind } from '@khandai/contracts';
import { and, eq, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { mediaLicences, mediaTitles } from '../../platform/database/schema.js';
import { mediaNotFound, mediaWithdrawn } from './media-faults.js';

export { isShownTitle as isShown } from '../../platform/database/shown-titles.js';

/** The number of a title, if an address names it so: readers who hide scores get no slug that may tell one. */
export const numberIn = (name: string): number | undefined => (/^[1-9]\d{0,8}$/.test(name) ? Number(name) : undefined);

/**
 * Why readers do not get a title: it was taken down or its licence has ended; or it is not on the site, or not yet. Search engines
 * take the first for final.
 */
export async function whyMissing(
  db: Db,
  at: Date,
  { kind, slug }: { readonly kind: MediaKind; readonly slug: string },
) {
  const number = numberIn(slug);
  const [gone] = await db
    .select({ id: mediaTitles.titleId })
    .from(mediaTitles)
    .leftJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
    .where(
      and(
        eq(mediaTitles.kind, kind),
        or(eq(mediaTitles.slug, slug), number === undefined ? undefined : eq(mediaTitles.titleId, number)),
        or(
          eq(mediaTitles.status, 'withdrawn'),
          and(eq(mediaTitles.status, 'published'), lte(mediaLicences.validUntil, at)),
        ),
      ),
    );
  return gone ? mediaWithdrawn() : mediaNotFound();
}
