import { type RoomPerson, VipGroup } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { searchKey } from '../../../platform/plain-text.js';
import { TtlCache } from '../../../platform/ttl-cache.js';
import type { ChatService } from '../chat-service.js';
import type { PeopleRepository } from './people-repository.js';

/** People in one answer. */
const MAX_PEOPLE = 8;
/** Of a room full of people, so many are offered before the first letter. */
const MAX_UNNAMED = 50;
const PRESENT_MS = 5_000;

/** Who is in a room, on any process; the store of presence fits. */
export interface RoomMembers {
  members(groupId: number): Promise<readonly number[]>;
}

export interface RoomPeopleDeps {
  readonly people: Pick<PeopleRepository, 'near' | 'followers'>;
  readonly presence: RoomMembers;
  readonly chat: Pick<ChatService, 'room'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Completes names in messages: the members of a room. */
export class RoomPeople {
  readonly #present: TtlCache<readonly number[]>;

  constructor(private readonly deps: RoomPeopleDeps) {
    this.#present = new TtlCache({ clock: deps.clock, ttlMs: PRESENT_MS });
  }

  /** Members whose name fits a word. A member who hides their status is found by what they wrote or follow alone. */
  async find(
    member: Identity,
    { groupId, word = '' }: { readonly groupId: number; readonly word?: string | undefined },
  ): Promise<{ total: number; list: RoomPerson[] }> {
    const { people, chat } = this.deps;
    const { vipGroup, privateMessage } = await chat.room(groupId, member);
    if (vipGroup !== VipGroup.none || privateMessage) return { total: 0, list: [] };
    const key = searchKey(word);
    const request = { groupId, userId: member.userId, word: key, limit: MAX_PEOPLE };
    const present = await this.#presentIn(groupId);
    const near = await people.near({ ...request, present: key === '' ? present.slice(0, MAX_UNNAMED) : present });
    const more = near.length < MAX_PEOPLE && key !== '' ? await people.followers(request) : [];
    const known = new Set(near.map(({ userId }) => userId));
    const list = [...near, ...more.filter(({ userId }) => !known.has(userId))].slice(0, MAX_PEOPLE);
    return { total: list.length, list };
  }

  #presentIn(groupId: number): Promise<readonly number[]> {
    return this.#present.get(String(groupId), () => this.deps.presence.members(groupId));
  }
}
