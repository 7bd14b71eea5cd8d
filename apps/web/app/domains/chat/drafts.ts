import { parseSaved } from '../../shell/services/saved';
import { DRAFTS_KEY } from './lazy-draft';

/** Rooms of which something is kept; the one written in longest ago is forgotten first. */
const MOST_ROOMS = 20;
/** Code points of a draft: more than may be sent, so that what is too long can still be cut by who wrote it. */
const MOST_LENGTH = 1_000;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What one account has written and not sent, by room. Another account's is never told; it is gone once this one keeps its own. */
export class Drafts {
  constructor(
    private readonly storage: DraftStorage,
    private readonly userId: number,
  ) {}

  of(groupId: number): string {
    return this.read().find(([room]) => room === groupId)?.[1] ?? '';
  }

  /** An empty text keeps nothing. */
  keep(groupId: number, text: string): void {
    const known = this.read();
    const own: Draft[] = text.trim() === '' ? [] : [[groupId, [...text].slice(0, MOST_LENGTH).join('')]];
    const rooms = [...known.filter(([room]) => room !== groupId), ...own].slice(-MOST_ROOMS);
    if (known.length > 0 || rooms.length > 0) this.write(rooms);
  }

  /** Hands all over to the account the writer has logged in to. */
  passTo(userId: number): Drafts {
    const next = new Drafts(this.storage, userId);
    const rooms = this.read();
    if (rooms.length > 0) next.write(rooms);
    return next;
  }

  private read(): Draft[] {
    const { userId, rooms } = parseSaved(this.storage.getItem(DRAFTS_KEY));
    return userId === this.userId && Array.isArray(rooms) ? rooms.filter(isDraft) : [];
  }

  private write(rooms: readonly Draft[]): void {
    if (rooms.length === 0) this.storage.removeItem(DRAFTS_KEY);
    else this.storage.setItem(DRAFTS_KEY, JSON.stringify({ userId: this.userId, rooms }));
  }
}

type Draft = readonly [groupId: number, text: string];

const isDraft = (value: unknown): value is Draft =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string';
