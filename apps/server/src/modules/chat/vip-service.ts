import { DAY_MS } from '@khandai/calendar';
import { type ChatRoom, VipGroup, type VipRequest, type VipRoom } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import { Forbidden, isModerator } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Log } from '../../platform/log.js';
import { sentence } from '../../platform/messages.js';
import { notVipMember, notVipRoom, roomNotFound, vipRefused, vipRequestGone } from './chat-errors.js';
import type { Page } from './chat-repository.js';
import type { CivilChannel } from './civil/civil-channel.js';
import type { Room } from './chat-rows.js';
import type { FollowService } from './follow-service.js';
import { vipChannel } from './room-channel.js';
import type { VipDoor, VipRepository } from './vip-repository.js';

/** A refused member may ask again after this time. */
const REFUSED_MS = DAY_MS;

export interface VipServiceDeps {
  readonly vips: VipRepository;
  readonly follows: Pick<FollowService, 'set' | 'list'>;
  readonly channel: Pick<CivilChannel, 'publish'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

export interface VipAnswer {
  readonly groupId: number;
  readonly userId: number;
  readonly approve: boolean;
}

/** VIP rooms: asking to join, answering requests, and the chat with the staff. */
export class VipService {
  constructor(private readonly deps: VipServiceDeps) {}

  /** The locked door of a VIP room, and the state of the caller's request. */
  async room(groupId: number, reader: Identity | null): Promise<VipRoom> {
    return this.#toVipRoom(await this.#door(groupId), reader);
  }

  /** Asks to join, or withdraws the request. A member of the room stays one. */
  async request(
    member: Identity,
    { groupId, username, request }: { groupId: number; username?: string | undefined; request: boolean },
  ): Promise<VipRoom> {
    const { vips, clock } = this.deps;
    const { userId } = member;
    const door = await this.#door(groupId);
    await this.#assertOwn(userId, username);
    const at = new Date(clock.now());
    const refusedBefore = new Date(at.getTime() - REFUSED_MS);
    const changed = request
      ? await vips.ask(groupId, userId, { at, refusedBefore })
      : await vips.withdraw(groupId, userId);
    if (request && !changed && (await vips.request(groupId, userId))?.status === 'refused') throw vipRefused();
    if (changed) await this.#notifyHosts(door.room, userId);
    return this.#toVipRoom(door, member);
  }

  /** Requests and members of a room, for those who answer them. */
  async requests(host: Identity, groupId: number, page: Page): Promise<{ total: number; list: VipRequest[] }> {
    await this.#asHost(host, groupId);
    const { total, list } = await this.deps.vips.entries(groupId, page);
    return {
      total,
      list: list.map(({ displayName, requestedAt, ...who }) => ({
        ...who,
        showName: displayName,
        requestedAt: requestedAt.toISOString(),
      })),
    };
  }

  /**
   * Approves or refuses. The room of an approved member is followed, so that it is in their list on all devices; open sockets of
   * one who is put out stop reading it.
   */
  async answer(host: Identity, { groupId, userId, approve }: VipAnswer) {
    const { vips, channel, clock, log } = this.deps;
    const room = await this.#asHost(host, groupId);
    const status = approve ? 'approved' : 'refused';
    if (!(await vips.answer(groupId, userId, { status, at: new Date(clock.now()), by: host.userId })))
      throw vipRequestGone();
    const member: Identity = { userId, guest: false, role: 'member', siteRoleId: 0 };
    try {
      await this.deps.follows.set(member, { groupId, follow: approve });
    } catch (error) {
      // The answer counts: a member who follows too many rooms finds the room by its address.
      log.warn({ err: error, userId, groupId }, 'an answered VIP room was not followed');
    }
    if (!approve) await channel.publish({ kind: 'removed', groupId, userId });
    await this.#notifyHosts(room, userId);
    return { groupId, userId, approved: approve };
  }

  /** The member's own chat with the staff, for members of a VIP room. */
  async staffChat(member: Identity): Promise<ChatRoom> {
    const { vips, follows, clock } = this.deps;
    const { userId } = member;
    if (!(await vips.isVip(userId))) throw notVipMember();
    const name = sentence('staffChat', { name: (await vips.names(userId))?.displayName ?? '' });
    const groupId = await vips.staffChat(userId, name, new Date(clock.now()));
    await follows.set(member, { groupId, follow: true });
    for (const staff of await vips.staff()) await this.#listForStaff(staff, groupId);
    const { list } = await follows.list(member, { pageNum: 1, pageSize: 1_000 });
    const room = list.find((one) => one.groupId === groupId);
    if (!room) throw roomNotFound();
    return room;
  }

  async #listForStaff(userId: number, groupId: number): Promise<void> {
    const { follows, log } = this.deps;
    try {
      await follows.set({ userId, guest: false, role: 'moderator', siteRoleId: 0 }, { groupId, follow: true });
    } catch (error) {
      log.warn({ err: error, userId, groupId }, 'a chat with the staff is not in the list of one of them');
    }
  }

  async #door(groupId: number): Promise<VipDoor> {
    const door = await this.deps.vips.door(groupId);
    if (!door || door.room.privateMessage) throw roomNotFound();
    if (door.room.vipGroup !== VipGroup.joinable) throw notVipRoom();
    return door;
  }

  async #asHost(host: Identity, groupId: number): Promise<Room> {
    const { room } = await this.#door(groupId);
    if (!isHost(room, host)) throw new Forbidden();
    return room;
  }

  async #assertOwn(userId: number, username: string | undefined): Promise<void> {
    if (username === undefined) return;
    const own = await this.deps.vips.names(userId);
    if (own?.username.toLowerCase() !== username.toLowerCase()) throw new Forbidden();
  }

  async #toVipRoom({ room, about, hostName }: VipDoor, reader: Identity | null): Promise<VipRoom> {
    const { vips } = this.deps;
    const { groupId, name } = room;
    const request = reader && !reader.guest ? await vips.request(groupId, reader.userId) : undefined;
    const lines = about?.split('\n').filter((line) => line.trim() !== '') ?? [];
    return {
      groupId,
      name,
      about: lines,
      members: await vips.members(groupId),
      hostName,
      status: request?.status ?? 'none',
      requestedAt: request?.requestedAt.toISOString() ?? null,
      isHost: reader !== null && isHost(room, reader),
    };
  }

  /** The request of this member changed: they learn it, and all who may answer. */
  async #notifyHosts({ groupId, authorId, vipHostId }: Room, memberId: number): Promise<void> {
    const { vips, bus, log } = this.deps;
    const hosts = [authorId, vipHostId].filter((id) => id !== null);
    for (const userId of new Set([memberId, ...hosts, ...(await vips.staff())])) {
      bus.publish(vipChannel(userId), String(groupId)).catch((error: unknown) => {
        log.error({ err: error, userId, groupId }, 'a change of a VIP request was not sent');
      });
    }
  }
}

/** The room's commentator, its host, moderators and staff answer requests. */
const isHost = ({ authorId, vipHostId }: Room, reader: Identity): boolean =>
  !reader.guest && (reader.userId === authorId || reader.userId === vipHostId || isModerator(reader));
