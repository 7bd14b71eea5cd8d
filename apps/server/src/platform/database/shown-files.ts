import { type AnyColumn, sql } from 'drizzle-orm';
import { articleFiles, eventFiles, mediaFiles, siteFiles, uploads } from './schema.js';

/** No article, event, title or banner shows the uploaded file. */
export const isNowhereShown = sql`(NOT EXISTS (SELECT 1 FROM ${articleFiles} WHERE ${articleFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${eventFiles} WHERE ${eventFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${mediaFiles} WHERE ${mediaFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${siteFiles} WHERE ${siteFiles.sourceId} = ${uploads.sourceId}))`;

/** For this long a file that the desk let go is kept, so that the act can be undone. */
const RELEASED_DAYS = 30;

/** The desk let it go a short time ago: an undo may need it. */
export const isReleasedLately = (releasedAt: AnyColumn) =>
  sql`(${releasedAt} IS NOT NULL AND ${releasedAt} > now() - ${RELEASED_DAYS} * interval '1 day')`;
