import type { Relation } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Pace } from '../../platform/pace.js';
import { isNewcomer } from '../../platform/newcomer.js';
import {
  FollowTooFast,
  friendRequestGone,
  friendSimulated,
  friendToSelf,
  memberNotFound,
  tooManyFollowed,
  tooManyFriends,
  TooManyRequestsToday,
  unblockFirst,
} from './friend-faults.js';
import type { Changed, FriendState, RelationRepository, Target } from './relation-repository.js';

/** Max friends of one member. */
export const MAX_FRIENDS = 5_000;
/** Max members whom one member follows. */
export const MAX_FOLLOWED = 10_000;

/** Tells members what others did. It leaves out who blocks the other one. */
export interface FriendNotices {
  /** Returns at once and never throws. */
  tell(notice: FriendNotice): void;
  /** The notice needs no answer any more: one that is unread goes. Returns at once and never throws. */
  takeBack(notice: FriendNotice): void;
}

export interface FriendNotice {
  readonly type: 'FRIEND_SEND_REQUEST' | 'FRIEND_ACTION_REQUEST' | 'NEW_FOLLOWER';
  /** Who did it. */
  readonly actorId: number;
  /** Who is to know. */
  readonly userIds: readonly number[];
}

export interface RelationServiceDeps {
  readonly relations: RelationRepository;
  readonly notices: FriendNotices;
  /** When the account was made. */
  readonly memberSince: (userId: number) => Promise<Date | undefined>;
  /** Friend requests of a day, of all members and of new ones, and members followed. */
  readonly paces: Readonly<Record<'requests' | 'newcomers' | 'follows', Pace>>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Friends, friend requests and followers. A member who is blocked gets the same answers as everyone, after the same work: their
 * request is stored, and who blocks them never sees it.
 */
export class RelationService {
  constructor(private readonly deps: RelationServiceDeps) {}

  async relation({ userId }: Identity, otherId: number): Promise<Relation> {
    if (!(await this.deps.relations.target(otherId))) throw memberNotFound();
    return this.deps.relations.relation({ userId, otherId });
  }

  /** Asks a member to be friends. Two who ask each other are friends. */
  async send(member: Identity, otherId: number): Promise<Relation> {
    const target = await this.#target(member, otherId);
    const { state } = await this.deps.relations.relation({ userId: member.userId, otherId });
    assertMaySend(state, target);
    if (state === 'none') await this.#takeRequest(member.userId);
    return this.#change(member, otherId, (was) => {
      assertMaySend(was, target);
      return was === 'received' ? 'friends' : was === 'none' ? 'sent' : was;
    });
  }

  async accept(member: Identity, otherId: number): Promise<Relation> {
    await this.#target(member, otherId);
    return this.#change(member, otherId, (was) => {
      if (was !== 'received' && was !== 'friends') throw friendRequestGone();
      return 'friends';
    });
  }

  /** Takes back a request, or ends a friendship. */
  async cancel(member: Identity, otherId: number): Promise<Relation> {
    await this.#target(member, otherId);
    return this.#change(member, otherId, (was) => (was === 'sent' || was === 'friends' ? 'none' : was));
  }

  async reject(member: Identity, otherId: number): Promise<Relation> {
    await this.#target(member, otherId);
    return this.#change(member, otherId, (was) => {
      // A repeated refusal has the same answer as the first one.
      if (was !== 'received' && was !== 'none') throw friendRequestGone();
      return 'none';
    });
  }

  async follow(member: Identity, otherId: number, follow: boolean): Promise<Relation> {
    await this.#target(member, otherId);
    const { relations, paces, clock } = this.deps;
    const pair = { userId: member.userId, otherId };
    const { following } = await relations.relation(pair);
    if (follow && !following) {
      const wait = paces.follows.take(member.userId);
      if (wait > 0) throw new FollowTooFast(wait);
    }
    const check = (was: FriendState) => {
      if (follow && was === 'blocked') throw unblockFirst();
    };
    const change = { ...pair, follow, check, at: new Date(clock.now()), max: MAX_FOLLOWED };
    const changed = await relations.changeFollow(change);
    if (changed === 'full') throw tooManyFollowed(MAX_FOLLOWED);
    if (!changed) throw memberNotFound();
    if (changed.now.following && !changed.was.following)
      this.#tell({ type: 'NEW_FOLLOWER', actorId: member.userId, userIds: [otherId] });
    return changed.now;
  }

  async #change({ userId }: Identity, otherId: number, decide: (was: FriendState) => FriendState): Promise<Relation> {
    const { relations, clock } = this.deps;
    const at = new Date(clock.now());
    const changed = await relations.changeFriend({ userId, otherId, at, decide, max: MAX_FRIENDS });
    if (changed === 'full') throw tooManyFriends(MAX_FRIENDS);
    if (!changed) throw memberNotFound();
    this.#tellOf(changed, userId);
    return changed.now;
  }

  #tellOf({ was, now }: Changed, actorId: number): void {
    if (now.state === was.state) return;
    const userIds = [now.userId];
    if (was.state === 'received')
      this.deps.notices.takeBack({ type: 'FRIEND_SEND_REQUEST', actorId: now.userId, userIds: [actorId] });
    if (now.state === 'sent') this.#tell({ type: 'FRIEND_SEND_REQUEST', actorId, userIds });
    if (now.state === 'friends') this.#tell({ type: 'FRIEND_ACTION_REQUEST', actorId, userIds });
  }

  // The change is stored already. Nothing waits, so the time of the answer says nothing about the receiver.
  #tell(notice: FriendNotice): void {
    this.deps.notices.tell(notice);
  }

  async #target({ userId }: Identity, otherId: number): Promise<Target> {
    if (userId === otherId) throw friendToSelf();
    const target = await this.deps.relations.target(otherId);
    if (!target) throw memberNotFound();
    return target;
  }

  async #takeRequest(userId: number): Promise<void> {
    const { paces, memberSince, clock } = this.deps;
    const isNew = isNewcomer(await memberSince(userId), clock.now());
    const wait = (isNew ? paces.newcomers : paces.requests).take(userId);
    if (wait > 0) throw new TooManyRequestsToday(wait);
  }
}

function assertMaySend(state: FriendState, { simulated, locked }: Target): void {
  if (state === 'blocked') throw unblockFirst();
  if (state !== 'none') return;
  if (locked) throw memberNotFound();
  if (simulated) throw friendSimulated();
}
