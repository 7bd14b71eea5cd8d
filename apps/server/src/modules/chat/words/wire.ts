import { requireIdentity } from '../../../platform/http/access.js';
import type { Module } from '../../../platform/module.js';
import type { Platform } from '../../../platform/platform.js';
import { WordBook } from './word-book.js';
import { WordDesk } from './word-desk.js';
import { WordImporter } from './word-import.js';
import { WordLoader } from './word-loader.js';

/** The word filter, and the operator's own words. */
export function wire({
  database,
  clock,
  log,
  deskLog,
  deskChanges,
}: Pick<Platform, 'database' | 'clock' | 'log' | 'deskLog' | 'deskChanges'>) {
  const book = new WordBook();
  const desk = new WordDesk({ database, book, deskLog, deskChanges, clock });
  const importer = new WordImporter({ database, deskLog, deskChanges, clock });
  const loader = new WordLoader({ database, book, changes: deskChanges, clock, log });
  return {
    handlers: {
      'GET /other/api/desk/word': ({ query: { pageNum = 1, pageSize = 25, ...query } }) =>
        desk.page({ ...query, pageNum, pageSize }),
      'GET /other/api/desk/word/{id}': ({ params }) => desk.one(params.id),
      'POST /other/api/desk/word': ({ body }, caller) => desk.create(requireIdentity(caller), body),
      'POST /other/api/desk/word/test': async ({ body }) => desk.try(body.text, body.draft),
      'POST /other/api/desk/word/import': ({ query, file }, caller) =>
        importer.import(requireIdentity(caller), { ...query, file }),
      'POST /other/api/desk/word/{id}': ({ params, body }, caller) =>
        desk.update(requireIdentity(caller), params.id, body),
      'DELETE /other/api/desk/word/{id}': ({ params }, caller) => desk.remove(requireIdentity(caller), params.id),
    },
    undoers: {
      word: {
        actions: [...desk.undoer.actions, ...importer.undoer.actions],
        undo: (tx, act) => (act.action === 'import' ? importer : desk).undoer.undo(tx, act),
      },
    },
    start: () => loader.load(),
    loops: [loader],
    ports: { words: book },
  } satisfies Module;
}
