import { sql } from 'drizzle-orm';
import { articleFiles, eventFiles, mediaFiles, siteFiles, uploads } from './schema.js';

/** No article, event, title or banner shows the uploaded file. */
export const isNowhereShown = sql`(NOT EXISTS (SELECT 1 FROM ${articleFiles} WHERE ${articleFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${eventFiles} WHERE ${eventFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${mediaFiles} WHERE ${mediaFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${siteFiles} WHERE ${siteFiles.sourceId} = ${uploads.sourceId}))`;
