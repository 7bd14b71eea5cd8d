import { parseSaved } from '../../shell/services/saved';
import { DRAFTS_KEY } from './lazy-draft';

/** Max rooms with a saved draft; the oldest draft is dropped first. */
const MAX_ROOMS = 20;
/** Max members of one browser whose drafts are kept; those of who wrote longest ago are dropped first. */
const MAX_MEMBERS = 8;
/** Max code points of a draft: more than a message may have, so that its author can shorten it. */
const MAX_LENGTH = 1_000;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose drafts they are. */
export interface DraftOwner {
  readonly userId: number;
  readonly isMember: boolean;
}

/**
 * Unsent drafts of one user, by room. Several members may use one browser: each one sees their own drafts alone, and keeps them
 * when others write. Of guests, only the last one is kept.
 */
export class Drafts {
  constructor(
    private readonly storage: DraftStorage,
    private readonly owner: DraftOwner,
  ) {}

  /** The rooms with a draft, the newest draft last. */
  get all(): readonly Draft[] {
    return this.read().find(({ userId }) => userId === this.owner.userId)?.rooms ?? [];
  }

  of(groupId: number): string {
    return this.all.find(([room]) => room === groupId)?.[1] ?? '';
  }

  /** An empty text keeps nothing. */
  keep(groupId: number, text: string): void {
    const known = this.all;
    const own: Draft[] = text.trim() === '' ? [] : [[groupId, [...text].slice(0, MAX_LENGTH).join('')]];
    const rooms = [...known.filter(([room]) => room !== groupId), ...own];
    if (known.length > 0 || rooms.length > 0) this.write(rooms);
  }

  /** Moves the drafts of a guest to the member that they logged in to, who keeps theirs of other rooms. */
  passTo(owner: DraftOwner): Drafts {
    const next = new Drafts(this.storage, owner);
    const rooms = this.all;
    if (rooms.length === 0) return next;
    this.write([]);
    const passed = new Set(rooms.map(([room]) => room));
    next.write([...next.all.filter(([room]) => !passed.has(room)), ...rooms]);
    return next;
  }

  /** Read each time: another tab may have written. */
  private read(): readonly Kept[] {
    return keptIn(this.storage.getItem(DRAFTS_KEY));
  }

  private write(rooms: readonly Draft[]): void {
    const { userId, isMember } = this.owner;
    const others = this.read().filter((one) => one.userId !== userId && (isMember || one.isMember));
    const own = rooms.length > 0 ? [{ userId, isMember, rooms: rooms.slice(-MAX_ROOMS) }] : [];
    const all = [...others, ...own];
    const members = all.filter((one) => one.isMember).slice(-MAX_MEMBERS);
    const users = all.filter((one) => !one.isMember || members.includes(one));
    if (users.length === 0) this.storage.removeItem(DRAFTS_KEY);
    else this.storage.setItem(DRAFTS_KEY, JSON.stringify({ users }));
  }
}

export type Draft = readonly [groupId: number, text: string];

interface Kept extends DraftOwner {
  readonly rooms: readonly Draft[];
}

function keptIn(text: string | null): readonly Kept[] {
  const { users } = parseSaved(text);
  return Array.isArray(users) ? users.flatMap(keptOf) : [];
}

/** What is saved in two places as one; of two drafts of a room, that of the first place counts. */
export function joinSaved(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  const [newer, older] = [keptIn(first), keptIn(second)];
  const users = [
    ...older.filter(({ userId }) => newer.every((one) => one.userId !== userId)),
    ...newer.map((one) => ({ ...one, rooms: [...missingIn(one, older), ...one.rooms] })),
  ];
  return JSON.stringify({ users });
}

function missingIn({ userId, rooms }: Kept, others: readonly Kept[]): readonly Draft[] {
  const known = new Set(rooms.map(([room]) => room));
  return (others.find((one) => one.userId === userId)?.rooms ?? []).filter(([room]) => !known.has(room));
}

function keptOf(saved: unknown): Kept[] {
  if (typeof saved !== 'object' || saved === null || !('userId' in saved && 'isMember' in saved && 'rooms' in saved))
    return [];
  const { userId, isMember, rooms } = saved;
  const isKept = typeof userId === 'number' && typeof isMember === 'boolean' && Array.isArray(rooms);
  return isKept ? [{ userId, isMember, rooms: rooms.filter(isDraft) }] : [];
}

const isDraft = (value: unknown): value is Draft =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string';
