import type { RoomPerson } from '@khandai/contracts';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { folded } from '../../../i18n/folded';
import { splitMentions } from './split-mentions';

/** Max people that are offered at once, and that one message mentions. */
const MAX_OFFERED = 5;
/** People whom the server named are kept up to this number, so that a message can mention them. */
const MAX_FOUND = 200;
/** Asks once for a word that is typed quickly. */
const PAUSE_MS = 200;

/** How the server is asked for members of the room. */
export interface PeopleSource {
  /** Only members ask. */
  readonly mayAsk: () => boolean;
  readonly ask: (word: string) => Promise<readonly RoomPerson[]>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** The members whom the user can mention: those who wrote the messages on screen, and those whom the server names. */
export class RoomPeople {
  /** Members of the room whom the server named. */
  found: readonly RoomPerson[] = [];
  private readonly asked = new Set<string>();
  private latest = '';

  /** @param messages Newest last; each has the names of its author. */
  constructor(
    private readonly messages: () => readonly RoomPerson[],
    private readonly source?: PeopleSource,
  ) {
    makeObservable(this, { found: observableRef });
  }

  /** Asks for members whose names fit a word, once the user pauses. Never rejects. */
  async look(word: string): Promise<void> {
    const { source } = this;
    const plain = folded(word.trim());
    this.latest = plain;
    if (!source?.mayAsk() || this.asked.has(plain)) return;
    await source.sleep(PAUSE_MS);
    if (this.latest !== plain || this.asked.has(plain)) return;
    this.asked.add(plain);
    try {
      this.add(await source.ask(word.trim()));
    } catch (error) {
      this.asked.delete(plain);
      source.failed(error);
    }
  }

  /** Those whose name or username fits a word, in any case and without marks: the very username, the very name, then who wrote last. */
  fitting(word: string, exceptId: number | undefined, found: readonly RoomPerson[]): RoomPerson[] {
    const plain = folded(word.trim());
    const writers = this.writers();
    const ranked = (people: readonly RoomPerson[]) =>
      people
        .filter(({ userId }) => userId !== exceptId)
        .map((person) => ({ person, rank: rankOf(person, plain) }))
        .filter(({ rank }) => rank < Infinity)
        .sort((a, b) => a.rank - b.rank);
    const all = [...ranked(writers), ...ranked(without(writers, found))];
    const isNamed = ({ rank }: { rank: number }) => plain !== '' && rank <= 0;
    const named = all.filter(isNamed).sort((a, b) => a.rank - b.rank);
    return [...named, ...all.filter((one) => !isNamed(one))].slice(0, MAX_OFFERED).map(({ person }) => person);
  }

  /** Ids of the members whose name is behind an `@` in the text. Of two names that fit at one place, the longer one counts. */
  namedIn(text: string): number[] {
    if (!text.includes('@')) return [];
    const people = this.everyone;
    const names = new Set(splitMentions(text, people).flatMap(({ member }) => member?.showName ?? []));
    return people
      .filter(({ showName }) => names.has(showName))
      .map(({ userId }) => userId)
      .slice(0, MAX_OFFERED);
  }

  /** The writers, the newest first, and those whom the server named. */
  get everyone(): readonly RoomPerson[] {
    const writers = this.writers();
    return [...writers, ...without(writers, this.found)];
  }

  private add(people: readonly RoomPerson[]): void {
    runInAction(() => {
      this.found = [...people, ...without(people, this.found)].slice(0, MAX_FOUND);
    });
  }

  /** Newest writer first. */
  private writers(): RoomPerson[] {
    const people = new Map<number, RoomPerson>();
    for (const { userId, username, showName, profilePicture } of this.messages().toReversed())
      if (username !== '' && !people.has(userId)) people.set(userId, { userId, username, showName, profilePicture });
    return [...people.values()];
  }
}

function without(known: readonly RoomPerson[], people: readonly RoomPerson[]): readonly RoomPerson[] {
  const ids = new Set(known.map(({ userId }) => userId));
  return people.filter(({ userId }) => !ids.has(userId));
}

function rankOf({ showName, username }: RoomPerson, plain: string): number {
  const name = folded(showName);
  if (plain !== '' && username.toLowerCase() === plain) return -1;
  if (name === plain || plain === '') return 0;
  if (name.startsWith(plain)) return 1;
  return name.includes(` ${plain}`) || username.toLowerCase().startsWith(plain) ? 2 : Infinity;
}
