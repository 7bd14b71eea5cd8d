import type { RoomMatch } from '@khandai/contracts';

/** The matches that the loaded pages of a room are about, in order of their start. */
export class RoomMatches {
  #list: readonly RoomMatch[] = [];

  get list(): readonly RoomMatch[] {
    return this.#list;
  }

  /** Adds the matches of a page; of one that is known, the page has the newer state. */
  add(page: readonly RoomMatch[] = []): void {
    if (page.length === 0) return;
    const byId = new Map([...this.#list, ...page].map((match) => [match.fixtureId, match]));
    this.#list = [...byId.values()].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  }
}
