import type { RoomPerson } from '@khandai/contracts';
import { splitMarks } from '@khandai/newsfeed';
import type { RoomPeople } from '../chat';

/** The members whom a text names: those whom its author took from the completion, or whose only name it is. */
export class NamedPeople {
  private readonly taken = new Map<number, RoomPerson>();

  /** @param taken those of a text that was not sent */
  constructor(
    private readonly people: Pick<RoomPeople, 'everyone'>,
    taken: readonly RoomPerson[] = [],
  ) {
    for (const person of taken) this.taken.set(person.userId, person);
  }

  take(userId: number): void {
    const person = this.people.everyone.find((one) => one.userId === userId);
    if (person) this.taken.set(userId, person);
  }

  /** In the order of the text. */
  in(text: string): RoomPerson[] {
    const known = [...this.taken.values(), ...this.people.everyone];
    const marks = known.map((person) => ({ text: `@${person.showName}` }));
    const names = new Set(splitMarks(text, marks).flatMap(({ mark }) => mark?.text ?? []));
    return [...names].flatMap((name) => this.called(name));
  }

  private called(mark: string): RoomPerson[] {
    const isCalled = ({ showName }: RoomPerson) => `@${showName}` === mark;
    const taken = [...this.taken.values()].filter(isCalled);
    const found = this.people.everyone.filter(isCalled);
    if (taken.length > 0) return taken;
    return found.length === 1 ? found : [];
  }
}
