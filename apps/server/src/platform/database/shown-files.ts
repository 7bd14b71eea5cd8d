import { sql } from 'drizzle-orm';
import { articleFiles, eventFiles, siteFiles, uploads } from './schema.js';

/** No article, event or banner shows the uploaded file. */
export const isNowhereShown = sql`(NOT EXISTS (SELECT 1 FROM ${articleFiles} WHERE ${articleFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${eventFiles} WHERE ${eventFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${siteFiles} WHERE ${siteFiles.sourceId} = ${uploads.sourceId}))`;
