import type { RoomState } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Identity } from '../../../platform/http/caller.js';
import { cleanMessage } from '../../../platform/plain-text.js';
import { messageNotFound } from '../chat-errors.js';
import type { CivilChannel } from './civil-channel.js';
import type { LogRow } from './moderation-log-repository.js';
import type { Moderators } from './moderators.js';
import type { RecallRepository } from './recall-repository.js';
import type { RoomStates } from './room-states.js';
import type { RoomSettings, RuleRepository } from './rule-repository.js';

export interface RuleServiceDeps {
  readonly rules: RuleRepository;
  readonly messages: Pick<RecallRepository, 'message'>;
  readonly moderators: Moderators;
  readonly states: Pick<RoomStates, 'fresh'>;
  readonly channel: CivilChannel;
  readonly clock: Pick<Clock, 'now'>;
}

export type SettingsRequest = {
  readonly [K in keyof Omit<RoomSettings, 'pinnedMessageId'>]?: RoomSettings[K] | undefined;
};

type Values = Readonly<Record<string, unknown>>;

/** The settings of rooms: who may write and how often, the rules, and the pinned message. */
export class RuleService {
  constructor(private readonly deps: RuleServiceDeps) {}

  /** Absent fields stay as they are. */
  async set(actor: Identity, groupId: number, request: SettingsRequest): Promise<RoomState> {
    await this.deps.moderators.room(actor, groupId);
    const { rules } = request;
    return this.#change(actor, groupId, 'settings', {
      ...request,
      ...(rules !== undefined && { rules: linesOf(rules) }),
    });
  }

  /** Pins a message that readers see, or unpins with null. */
  async pin(actor: Identity, groupId: number, pinnedMessageId: number | null): Promise<RoomState> {
    const { moderators, messages } = this.deps;
    await moderators.room(actor, groupId);
    const message = pinnedMessageId === null ? undefined : await messages.message(pinnedMessageId);
    if (pinnedMessageId !== null && (message?.groupId !== groupId || message.recalled)) throw messageNotFound();
    return this.#change(actor, groupId, pinnedMessageId === null ? 'unpin' : 'pin', { pinnedMessageId });
  }

  /** Restores the settings before this row of the log; returns false when one of them was changed again since. */
  async undo(actor: Identity, { logId, groupId, details }: LogRow): Promise<boolean> {
    const { rules, channel, clock } = this.deps;
    const { before, after } = (details ?? {}) as { before?: Values; after?: Values };
    if (groupId === null || !before || !after) return false;
    const done = await rules.change(groupId, (current) => {
      const values: Values = { ...current };
      if (Object.entries(after).some(([name, value]) => values[name] !== value)) return undefined;
      const log = { at: new Date(clock.now()), action: 'undo', actorId: actor.userId, groupId, undoes: logId } as const;
      return { set: before as Partial<RoomSettings>, log };
    });
    if (done) await channel.publish({ kind: 'room', groupId });
    return done;
  }

  async #change(
    actor: Identity,
    groupId: number,
    action: 'settings' | 'pin' | 'unpin',
    request: Partial<RoomSettings> | SettingsRequest,
  ): Promise<RoomState> {
    const { rules, states, channel, clock } = this.deps;
    const changed = await rules.change(groupId, (current) => {
      const values: Values = { ...current };
      const after = Object.entries(request).filter(([name, value]) => value !== undefined && values[name] !== value);
      if (after.length === 0) return undefined;
      const details = {
        before: Object.fromEntries(after.map(([name]) => [name, values[name]])),
        after: Object.fromEntries(after),
      };
      const groupMessageId = messageOf(request);
      const log = { at: new Date(clock.now()), action, actorId: actor.userId, groupId, groupMessageId, details };
      return { set: Object.fromEntries(after), log };
    });
    if (changed) await channel.publish({ kind: 'room', groupId });
    return states.fresh(groupId);
  }
}

const messageOf = (request: object): number | null =>
  'pinnedMessageId' in request && typeof request.pinnedMessageId === 'number' ? request.pinnedMessageId : null;

/** Lines without blanks at their ends, and without empty ones. */
const linesOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .map(cleanMessage)
    .filter((line) => line !== '')
    .join('\n');
