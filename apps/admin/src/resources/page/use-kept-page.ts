import type { ArticleDoc, DeskPage } from '@khandai/contracts';
import { useRef, useState } from 'react';
import { changedFields, type Collision, collisionsOf, underTyped } from '../../forms/three-way';
import { useKept } from '../../forms/use-kept';

export interface PageFields {
  readonly title: string;
  readonly summary: string;
  readonly content: ArticleDoc;
}

/** What is typed, and the texts that it was made from. */
interface KeptPage {
  readonly before: PageFields;
  readonly fields: PageFields;
}

const fieldsOf = ({ title, summary, content }: PageFields): PageFields => ({ title, summary, content });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFields = (value: unknown): value is PageFields =>
  isObject(value) &&
  'title' in value &&
  typeof value.title === 'string' &&
  'summary' in value &&
  typeof value.summary === 'string' &&
  'content' in value &&
  isObject(value.content);

const isKept = (value: unknown): value is KeptPage =>
  isObject(value) && 'before' in value && isFields(value.before) && 'fields' in value && isFields(value.fields);

/** The fields of a plain page as they are typed, kept in this browser until they are saved or given up. */
export function useKeptPage(page: DeskPage) {
  const stored = fieldsOf(page);
  const [kept, setKept, forget] = useKept<KeptPage>(`page:${page.id}`, { before: stored, fields: stored }, isKept);
  // A text that another editor saved meanwhile replaces what the reader did not change.
  const [{ merged, open }] = useState(() => ({
    merged: { ...stored, ...changedFields({ ...kept.before }, { ...kept.fields }) },
    open: collisionsOf({ ...kept.before }, { ...stored }, { ...kept.fields }),
  }));
  const [fields, setFields] = useState<PageFields>(merged);
  // A save takes seconds: what it ends with is what the editor has typed by then.
  const latest = useRef(merged);
  const [collisions, setCollisions] = useState<readonly Collision[]>(open);
  const [textKey, setTextKey] = useState(0);
  const change = (part: Partial<PageFields>) => {
    const next = { ...fields, ...part };
    latest.current = next;
    setFields(next);
    setKept({ before: stored, fields: next });
  };
  return {
    fields,
    change,
    forget,
    /** After a save of `sent`: keeps what was typed since then, for the form of the stored page. */
    keepSince: (sent: PageFields, next: PageFields) => {
      const before = fieldsOf(next);
      const typed = underTyped(before, sent, latest.current);
      if (Object.keys(changedFields({ ...before }, { ...typed })).length === 0) forget();
      else setKept({ before, fields: typed });
    },
    isChanged: Object.keys(changedFields({ ...stored }, { ...fields })).length > 0,
    collisions,
    /** Increments when another text than the editor's own replaces it. */
    textKey,
    decide: ({ field }: Collision, isTheirs: boolean) => {
      setCollisions(collisions.filter((one) => one.field !== field));
      if (!isTheirs) return;
      if (field === 'title' || field === 'summary') change({ [field]: stored[field] });
      if (field === 'content') {
        change({ content: stored.content });
        setTextKey(textKey + 1);
      }
    },
  };
}
