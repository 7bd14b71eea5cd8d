import { PostType, PostVisibility, type RoomPerson } from '@khandai/contracts';

/** By what a card is found, as the request for the post names it. */
export type SubjectRef =
  | { readonly type: typeof PostType.shareLive; readonly fixtureId: string; readonly hostId: number | null }
  | {
      readonly type: typeof PostType.shareArticle | typeof PostType.shareTip | typeof PostType.shareEvent;
      readonly id: number;
    };

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

/** Where a draft is kept. */
export interface DraftPlace {
  read(): string | null | undefined;
  write(text: string): void;
  clear(): void;
}

export interface UnsentPostOptions {
  readonly place: DraftPlace;
  readonly uuid: () => string;
  /** What the form starts with where no draft is kept. */
  readonly content: string;
  /** The card that it starts with, instead of the one of the draft. */
  readonly subject: SubjectRef | null;
}

/**
 * A post, a change or a share until it is stored: each change is kept, and a draft that was kept goes on. Tries with the same post
 * have the same uuid, also after the form was closed, so a lost answer makes no second post; another post has another uuid.
 */
export class UnsentPost {
  readonly #place: DraftPlace;
  readonly #uuid: () => string;
  #draft: PostDraft;

  constructor({ place, uuid, content, subject }: UnsentPostOptions) {
    this.#place = place;
    this.#uuid = uuid;
    const kept = readDraft(place.read()) ?? {
      ...{ content, visibility: PostVisibility.public, uuid: uuid() },
      ...{ tried: null, people: [], subject: null },
    };
    this.#draft = { ...kept, subject: subject ?? kept.subject };
  }

  get draft(): PostDraft {
    return this.#draft;
  }

  /** @param people whom the text names */
  type(content: string, people: readonly RoomPerson[] = []): void {
    this.#change({ content, people });
  }

  show(visibility: PostDraft['visibility']): void {
    this.#change({ visibility });
  }

  /** Puts a card into the post; null removes it. */
  attach(subject: SubjectRef | null): void {
    this.#change({ subject });
  }

  /** A try to store it begins, with this card and these files. They may differ from those of the last try without a change of the form. */
  try(subject: SubjectRef | null, sources: readonly unknown[]): void {
    const { tried, uuid } = this.#draft;
    const sent = JSON.stringify([subject ? { subject } : {}, sources]);
    const isSame = tried === null || tried === sent;
    this.#draft = { ...this.#draft, subject, tried: sent, uuid: isSame ? uuid : this.#uuid() };
    this.#keep();
  }

  /** It is stored. */
  forget(): void {
    this.#place.clear();
  }

  // The server would answer the uuid of the last try with the post that it may have stored.
  #change(change: Partial<PostDraft>): void {
    const { tried, uuid } = this.#draft;
    this.#draft = { ...this.#draft, ...change, tried: null, uuid: tried === null ? uuid : this.#uuid() };
    this.#keep();
  }

  #keep(): void {
    const { content, subject, tried } = this.#draft;
    if (content.trim() === '' && !subject && tried === null) this.forget();
    else this.#place.write(JSON.stringify(this.#draft));
  }
}

/** The draft in a stored text; undefined for anything else. */
function readDraft(text: string | null | undefined): PostDraft | undefined {
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
    visibility: visibility === PostVisibility.private ? PostVisibility.private : PostVisibility.public,
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
