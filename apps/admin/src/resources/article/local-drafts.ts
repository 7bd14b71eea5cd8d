import { type ArticleFields, emptyFields, fieldsOf } from './article-fields';

/** What was typed and is not at the server yet. */
export interface LocalDraft {
  /** The version that it was made from; 0 for a new article. */
  readonly version: number;
  readonly fields: ArticleFields;
}

/** Drafts in this browser, by article; null is the new one. */
export interface LocalDrafts {
  read(id: number | null): LocalDraft | null;
  keep(id: number | null, draft: LocalDraft): void;
  drop(id: number | null): void;
}

const keyOf = (userId: number, id: number | null) => `khandai:desk:article:${userId}:${id ?? 'new'}`;

/** Drafts of one member: another one who uses this browser later does not get them. */
export function browserDrafts(storage: Storage, userId: number): LocalDrafts {
  return {
    read: (id) => {
      try {
        return toDraft(JSON.parse(storage.getItem(keyOf(userId, id)) ?? 'null'));
      } catch {
        // Storage may be forbidden, or hold what an older version wrote: then there is no draft.
        return null;
      }
    },
    keep: (id, draft) => {
      try {
        storage.setItem(keyOf(userId, id), JSON.stringify(draft));
      } catch {
        // Full or forbidden: the autosave is the only copy then.
      }
    },
    drop: (id) => {
      try {
        storage.removeItem(keyOf(userId, id));
      } catch {
        // Forbidden storage holds nothing.
      }
    },
  };
}

function toDraft(value: unknown): LocalDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, fields } = value as { readonly version?: unknown; readonly fields?: unknown };
  if (typeof version !== 'number' || typeof fields !== 'object' || fields === null) return null;
  return { version, fields: fieldsOf({ ...emptyFields, ...fields }) };
}
