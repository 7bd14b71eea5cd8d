import type { MediaKind } from '@khandai/contracts';
import { and, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { mediaLicences, mediaTitles } from '../../platform/database/schema.js';
import { mediaNotFound, mediaWithdrawn } from './media-faults.js';

/** Titles that readers get at an instant: published, with a valid licence. The query joins `mediaLicences`. */
export const isShown = (at: Date): SQL | undefined =>
  and(
    eq(mediaTitles.status, 'published'),
    lte(mediaLicences.validFrom, at),
    or(isNull(mediaLicences.validUntil), gt(mediaLicences.validUntil, at)),
  );

/** Why readers do not get a title: it never was on the site, or it was taken down or its licence has ended. */
export async function whyMissing(db: Db, kind: MediaKind, slug: string) {
  const was = and(
    eq(mediaTitles.kind, kind),
    eq(mediaTitles.slug, slug),
    inArray(mediaTitles.status, ['published', 'withdrawn']),
  );
  return (await db.$count(mediaTitles, was)) > 0 ? mediaWithdrawn() : mediaNotFound();
}
