import { dropKept, keep, readKept } from '../../forms/kept';
import type { SentCreation } from './article-creation';
import { type ArticleFields, emptyFields, fieldsOf } from './article-fields';

/** What was typed and is not at the server yet. */
export interface LocalDraft {
  /** The version that it was made from; 0 for a new article. */
  readonly version: number;
  readonly fields: ArticleFields;
  /** The creation that got no answer yet. */
  readonly creation?: SentCreation | null;
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
    read: (id) => toDraft(readKept(storage, keyOf(userId, id))),
    keep: (id, draft) => {
      keep(storage, keyOf(userId, id), draft);
    },
    drop: (id) => {
      dropKept(storage, keyOf(userId, id));
    },
  };
}

function toDraft(value: unknown): LocalDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, fields, creation } = value as { readonly [Name in keyof LocalDraft]?: unknown };
  if (typeof version !== 'number' || typeof fields !== 'object' || fields === null) return null;
  return { version, fields: fieldsOf({ ...emptyFields, ...fields }), creation: toCreation(creation) };
}

function toCreation(value: unknown): SentCreation | null {
  if (typeof value !== 'object' || value === null) return null;
  const { uuid, fields } = value as { readonly [Name in keyof SentCreation]?: unknown };
  if (typeof uuid !== 'string' || typeof fields !== 'object' || fields === null) return null;
  return { uuid, fields: fieldsOf({ ...emptyFields, ...fields }) };
}
