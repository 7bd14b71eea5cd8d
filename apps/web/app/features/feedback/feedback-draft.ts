import { feedbackKinds, type FeedbackKind } from '@khandai/contracts';
import { parseSaved } from '../../shell/services/saved';
import type { SentPicture } from './Attachments';

/** What the reader has typed. */
export interface FeedbackFields {
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly page: string;
  readonly email: string;
}

export interface SavedFeedback {
  readonly fields: FeedbackFields;
  readonly pictures: readonly SentPicture[];
}

export const emptyFields: FeedbackFields = { kind: 'idea', text: '', page: '', email: '' };

const KEY = 'khandai:feedback';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps unsent feedback over a reload. */
export const feedbackDraft = (storage: DraftStorage) => ({
  load: (): SavedFeedback => {
    const saved = parseSaved(storage.getItem(KEY));
    const text = (name: string): string => (typeof saved[name] === 'string' ? saved[name] : '');
    return {
      fields: {
        kind: feedbackKinds.find((kind) => kind === saved['kind']) ?? emptyFields.kind,
        text: text('text'),
        page: text('page'),
        email: text('email'),
      },
      pictures: Array.isArray(saved['pictures']) ? saved['pictures'].filter(isPicture) : [],
    };
  },
  save: ({ fields, pictures }: SavedFeedback): void => {
    if (fields.text.trim() === '' && pictures.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ ...fields, pictures }));
  },
  clear: (): void => {
    storage.removeItem(KEY);
  },
});

const isPicture = (value: unknown): value is SentPicture =>
  typeof value === 'object' &&
  value !== null &&
  'fileId' in value &&
  'name' in value &&
  typeof value.fileId === 'string' &&
  typeof value.name === 'string';

/** The path of a page of this site from what was typed or pasted; undefined for another site, or no address. */
export function pathOf(typed: string, origin: string): string | undefined {
  const address = typed.trim();
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) return undefined;
  const url = URL.parse(address, origin);
  return url?.origin === origin ? `${url.pathname}${url.search}` : undefined;
}
