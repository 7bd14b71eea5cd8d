import { PostType, type RoomPerson } from '@khandai/contracts';
import type { SubjectRef } from './form-subject';

/** What the form of a post keeps until the post is stored. */
export interface PostDraft {
  readonly content: string;
  readonly visibility: 1 | 2;
  /** Of the request that stores the post; the same for every try with the same post. */
  readonly uuid: string;
  /** A request of this uuid may have stored the post: the card and the files that it sent. Null before the first request. */
  readonly tried: string | null;
  /** Those whom the author took from the completion. */
  readonly people: readonly RoomPerson[];
  /** By what the card is loaded again. */
  readonly subject: SubjectRef | null;
}

/** The draft in a stored text; undefined for anything else. */
export function readDraft(text: string | null | undefined): PostDraft | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    return draftOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The members in a stored text; none for anything else. */
export function peopleOf(text: string | undefined): RoomPerson[] {
  if (text === undefined) return [];
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.flatMap(personOf) : [];
}

function draftOf(value: unknown): PostDraft | undefined {
  if (!isFields(value)) return undefined;
  const { content, visibility, uuid, tried, people, subject } = value;
  if (typeof content !== 'string' || typeof uuid !== 'string') return undefined;
  return {
    ...{ content, uuid },
    visibility: visibility === 2 ? 2 : 1,
    tried: typeof tried === 'string' ? tried : null,
    people: Array.isArray(people) ? people.flatMap(personOf) : [],
    subject: subjectOf(subject),
  };
}

function personOf(value: unknown): RoomPerson[] {
  if (!isFields(value)) return [];
  const { userId, username, showName, profilePicture } = value;
  if (typeof userId !== 'number' || typeof username !== 'string' || typeof showName !== 'string') return [];
  return [{ userId, username, showName, profilePicture: typeof profilePicture === 'string' ? profilePicture : null }];
}

/** Cards that their number names. */
const NUMBERED = [PostType.shareArticle, PostType.shareTip, PostType.shareEvent] as const;

function subjectOf(value: unknown): SubjectRef | null {
  if (!isFields(value)) return null;
  const { type, id, fixtureId, hostId } = value;
  const numbered = NUMBERED.find((one) => one === type);
  if (numbered !== undefined) return typeof id === 'number' ? { type: numbered, id } : null;
  if (typeof fixtureId !== 'string') return null;
  return { type: PostType.shareLive, fixtureId, hostId: typeof hostId === 'number' ? hostId : null };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
