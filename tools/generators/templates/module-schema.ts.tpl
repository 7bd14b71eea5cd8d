import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';

export const {{camel}} = pgTable('{{snake}}', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
