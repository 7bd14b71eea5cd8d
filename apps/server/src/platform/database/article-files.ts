import { sql } from 'drizzle-orm';
import { articleFiles, eventFiles, uploads } from './schema.js';

/** No article and no event shows the uploaded file. */
export const inNoArticle = sql`NOT EXISTS (SELECT 1 FROM ${articleFiles} WHERE ${articleFiles.sourceId} = ${uploads.sourceId})
  AND NOT EXISTS (SELECT 1 FROM ${eventFiles} WHERE ${eventFiles.sourceId} = ${uploads.sourceId})`;
