import { sql } from 'drizzle-orm';
import { articleFiles, uploads } from './schema.js';

/** No article shows the uploaded file. */
export const inNoArticle = sql`NOT EXISTS (SELECT 1 FROM ${articleFiles} WHERE ${articleFiles.sourceId} = ${uploads.sourceId})`;
