import { parseSaved } from '../../shell/services/saved';
import { DRAFTS_KEY } from './lazy-draft';

/** Max rooms with a saved draft; the oldest draft is dropped first. */
const MAX_ROOMS = 20;
/** Max code points of a draft: more than a message may have, so that its author can shorten it. */
const MAX_LENGTH = 1_000;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unsent drafts of one account, by room. Drafts of another account are never shown, and are overwritten by the next save. */
export class Drafts {
  constructor(
    private readonly storage: DraftStorage,
    private readonly userId: number,
  ) {}

  /** The rooms with a draft, the newest draft last. */
  get all(): readonly Draft[] {
    return this.read();
  }

  of(groupId: number): string {
    return this.read().find(([room]) => room === groupId)?.[1] ?? '';
  }

  /** An empty text keeps nothing. */
  keep(groupId: number, text: string): void {
    const known = this.read();
    const own: Draft[] = text.trim() === '' ? [] : [[groupId, [...text].slice(0, MAX_LENGTH).join('')]];
    const rooms = [...known.filter(([room]) => room !== groupId), ...own].slice(-MAX_ROOMS);
    if (known.length > 0 || rooms.length > 0) this.write(rooms);
  }

  /** Moves all drafts to the account that the user logged in to. */
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

export type Draft = readonly [groupId: number, text: string];

const isDraft = (value: unknown): value is Draft =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string';
