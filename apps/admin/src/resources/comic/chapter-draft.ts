import type { DeskComicChapter, DeskComicPage } from '@khandai/contracts';
import type { SentPage } from './page-uploads';

/** What an editor writes of a chapter. */
export interface ChapterFields {
  /** As typed. */
  readonly number: string;
  readonly name: string;
  readonly pages: readonly DeskComicPage[];
}

/** A chapter that is being edited, while pages arrive, it is saved, and the list is loaded again. */
export interface ChapterDraft {
  readonly fields: ChapterFields;
  /** As it was stored when its version was this. */
  readonly stored: ChapterFields;
  readonly version: number;
}

type Chapter = Pick<DeskComicChapter, 'number' | 'name' | 'pages' | 'version'>;

const fieldsOf = ({ number, name, pages }: Chapter): ChapterFields => ({ number: String(number), name, pages });

export function openDraft(chapter: Chapter): ChapterDraft {
  const fields = fieldsOf(chapter);
  return { fields, stored: fields, version: chapter.version };
}

export const changeDraft = (draft: ChapterDraft, changes: Partial<ChapterFields>): ChapterDraft => ({
  ...draft,
  fields: { ...draft.fields, ...changes },
});

/** Pages that arrive come after what the editor has made of the others meanwhile. */
export const addPages = (draft: ChapterDraft, sent: readonly SentPage[]): ChapterDraft =>
  changeDraft(draft, { pages: [...draft.fields.pages, ...sent.map(({ page }) => page)] });

/** After a save of `sent`: what the editor has changed since then stays. */
export function keepChanges(draft: ChapterDraft, sent: ChapterFields, answer: Chapter): ChapterDraft {
  const { fields } = draft;
  const next = openDraft(answer);
  return {
    ...next,
    fields: {
      number: fields.number === sent.number ? next.fields.number : fields.number,
      name: fields.name === sent.name ? next.fields.name : fields.name,
      pages: fields.pages === sent.pages ? next.fields.pages : fields.pages,
    },
  };
}

/**
 * After the chapters were loaded again. The change of another editor replaces an untouched draft; a touched one keeps its version, so
 * that saving it is refused.
 */
export function reloadDraft(draft: ChapterDraft, chapter: Chapter): ChapterDraft {
  if (chapter.version <= draft.version) return draft;
  if (isSame(fieldsOf(chapter), draft.stored)) return { ...draft, version: chapter.version };
  return isSame(draft.fields, draft.stored) ? openDraft(chapter) : draft;
}

const isSame = (one: ChapterFields, other: ChapterFields): boolean => JSON.stringify(one) === JSON.stringify(other);
