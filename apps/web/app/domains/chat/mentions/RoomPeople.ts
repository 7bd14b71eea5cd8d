import type { ChatMessage } from '@khandai/contracts';
import { folded } from '../../../i18n/folded';
import { splitMentions } from './split-mentions';

/** A member of whom the room has a message. */
export interface RoomPerson {
  readonly userId: number;
  readonly username: string;
  readonly showName: string;
  readonly profilePicture: string | null;
}

/** Max people that are offered at once, and that one message mentions. */
const MAX_OFFERED = 5;

/** The members who wrote the messages on screen, whom the user can mention. */
export class RoomPeople {
  constructor(private readonly messages: () => readonly ChatMessage[]) {}

  /** Those whose name or username fits a word, in any case and without marks; who wrote last comes first. */
  fitting(word: string, exceptId: number | undefined): RoomPerson[] {
    const plain = folded(word.trim());
    const ranked = this.all()
      .filter(({ userId }) => userId !== exceptId)
      .map((person) => ({ person, rank: rankOf(person, plain) }))
      .filter(({ rank }) => rank < Infinity);
    return ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_OFFERED)
      .map(({ person }) => person);
  }

  /** Ids of the members whose name is behind an `@` in the text. Of two names that fit at one place, the longer one counts. */
  namedIn(text: string): number[] {
    if (!text.includes('@')) return [];
    const people = this.all();
    const names = new Set(splitMentions(text, people).flatMap(({ member }) => member?.showName ?? []));
    return people
      .filter(({ showName }) => names.has(showName))
      .map(({ userId }) => userId)
      .slice(0, MAX_OFFERED);
  }

  /** Newest writer first. */
  private all(): RoomPerson[] {
    const people = new Map<number, RoomPerson>();
    for (const { userId, username, showName, profilePicture } of this.messages().toReversed())
      if (username !== '' && !people.has(userId)) people.set(userId, { userId, username, showName, profilePicture });
    return [...people.values()];
  }
}

function rankOf({ showName, username }: RoomPerson, plain: string): number {
  const name = folded(showName);
  if (name === plain || plain === '') return 0;
  if (name.startsWith(plain)) return 1;
  return name.includes(` ${plain}`) || username.toLowerCase().startsWith(plain) ? 2 : Infinity;
}
