import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { mediaLicences, mediaTitles } from './schema.js';

/** Titles that readers get at an instant: published, with a valid licence. The query joins `mediaLicences`. */
export const isShownTitle = (at: Date): SQL | undefined =>
  and(
    eq(mediaTitles.status, 'published'),
    lte(mediaLicences.validFrom, at),
    or(isNull(mediaLicences.validUntil), gt(mediaLicences.validUntil, at)),
  );
