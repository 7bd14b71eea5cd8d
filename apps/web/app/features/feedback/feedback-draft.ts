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

const PREFIX = 'khandai:feedback';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type FeedbackDraftStore = ReturnType<typeof feedbackDraft>;

/**
 * Keeps unsent feedback over a reload. Each member has their own draft, and guests of the device have one.
 *
 * @param userId null for guests
 */
export function feedbackDraft(storage: DraftStorage, userId: number | null) {
  const key = userId === null ? PREFIX : `${PREFIX}:${userId}`;
  const read = (from: string): SavedFeedback => {
    const saved = parseSaved(storage.getItem(from));
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
  };
  const isEmpty = ({ fields, pictures }: SavedFeedback): boolean => fields.text.trim() === '' && pictures.length === 0;
  return {
    isOfMember: userId !== null,
    /** What a guest typed before they logged in goes over to the member who has no draft. */
    load: (): SavedFeedback => {
      const own = read(key);
      if (key === PREFIX || !isEmpty(own)) return own;
      const ofGuest = read(PREFIX);
      storage.removeItem(PREFIX);
      return ofGuest;
    },
    save: (draft: SavedFeedback): void => {
      if (isEmpty(draft)) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ ...draft.fields, pictures: draft.pictures }));
    },
    clear: (): void => {
      storage.removeItem(key);
    },
  };
}

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
  // A second slash would make a host of the path.
  return url?.origin === origin ? `/${url.pathname.replace(/^\/+/, '')}${url.search}` : undefined;
}
