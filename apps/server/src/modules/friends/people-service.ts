import type { PeopleCount, PeoplePage, Person } from '@khandai/contracts';
import type { Identity } from '../../platform/http/caller.js';
import { searchKey } from '../../platform/plain-text.js';
import { memberNotFound } from './friend-faults.js';
import type { ListedPerson, PeopleList, PeopleRepository, PersonRow } from './people-repository.js';

export interface PeopleRequest {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

export interface PeopleServiceDeps {
  readonly people: PeopleRepository;
  /** Ids of the members who are online. */
  readonly presence: { members(place: 'site'): Promise<number[]> };
}

/** Lists of friends, followers and requests, and members whom one may know. */
export class PeopleService {
  constructor(private readonly deps: PeopleServiceDeps) {}

  /**
   * The newest first. Without an owner, the list is the reader's own; on its first page those friends come first who are online,
   * and a later page may have them again.
   */
  async list(
    { userId: readerId }: Identity,
    list: PeopleList,
    { search = '', cursor, pageSize }: PeopleRequest,
    ownerId = readerId,
  ): Promise<PeoplePage> {
    const found = await this.deps.people.page({
      ...{
        list,
        ownerId,
        readerId,
        word: searchKey(search),
        after: cursor === undefined ? undefined : placeOf(cursor),
      },
      limit: pageSize + 1,
    });
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    const isFirst = cursor === undefined && searchKey(search) === '';
    const online = list === 'friends' && ownerId === readerId && isFirst ? await this.#online(readerId, pageSize) : [];
    const here = new Set(online.map(({ userId }) => userId));
    const shown = [...online, ...page.filter(({ userId }) => !here.has(userId))];
    return {
      list: await this.#toPeople(readerId, shown, ({ userId, since }) => ({
        ...{ since: since.toISOString(), reason: null, team: null },
        online: here.has(userId),
      })),
      cursor: last && found.length > pageSize ? cursorOf(last) : null,
    };
  }

  async count(reader: Identity | null, userId: number): Promise<PeopleCount> {
    const { people } = this.deps;
    const readerId = reader && !reader.guest ? reader.userId : null;
    const isOwn = readerId === userId;
    const found = await people.count(userId, { withPrivate: isOwn });
    if (!found) throw memberNotFound();
    if (isOwn) return { userId, ...found, mutual: null };
    const mutual = readerId === null ? null : ((await people.mutualOf(readerId, [userId])).get(userId) ?? 0);
    return { userId, ...found, mutual, requests: null, sent: null };
  }

  async suggestions({ userId }: Identity, limit: number): Promise<{ list: Person[] }> {
    const found = await this.deps.people.suggestions(userId, limit);
    return {
      list: await this.#toPeople(userId, found, ({ reason, team }) => ({ since: null, reason, team, online: false })),
    };
  }

  async #online(userId: number, limit: number): Promise<ListedPerson[]> {
    const { people, presence } = this.deps;
    return people.onlineFriends(userId, await presence.members('site'), limit);
  }

  async #toPeople<Row extends PersonRow>(
    readerId: number,
    rows: readonly Row[],
    rest: (row: Row) => Pick<Person, 'since' | 'reason' | 'team' | 'online'>,
  ): Promise<Person[]> {
    const { people } = this.deps;
    const ids = rows.map(({ userId }) => userId);
    const [relations, mutual] = await Promise.all([people.relationsOf(readerId, ids), people.mutualOf(readerId, ids)]);
    return rows.map((row) => {
      const { userId, username, showName, profilePicture, role, simulated } = row;
      return {
        ...{ userId, username, showName, profilePicture, role, simulated },
        relation: relations.get(userId) ?? { userId, state: 'none', following: false },
        mutual: userId === readerId ? 0 : (mutual.get(userId) ?? 0),
        ...rest(row),
      };
    });
  }
}

const cursorOf = ({ since, userId }: ListedPerson): string => `${since.getTime()}-${userId}`;

function placeOf(cursor: string): { since: Date; userId: number } {
  const [since, userId] = cursor.split('-').map(Number);
  return { since: new Date(Math.min(since ?? 0, MAX_TIME)), userId: Math.min(userId ?? 0, MAX_ID) };
}

/** The end of the year 9999, and the largest id of the database. */
const MAX_TIME = 253_402_300_799_999;
const MAX_ID = 2_147_483_647;
