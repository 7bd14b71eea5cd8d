import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { mayNotWrite } from './chat-errors.js';
import type { ChatRepository } from './chat-repository.js';
import type { Speaker } from './chat-rows.js';
import type { AddressKeys } from './civil/address-keys.js';
import type { MessageGate } from './civil/message-gate.js';
import { type Admission, assertMayRead, assertMayWrite } from './room-access.js';
import type { RoomEntrance } from './room-entrance.js';
import type { Found } from './speaker-query.js';

/** The sender, with their address if it is known. */
export type Sender = Identity & { readonly address?: string };

export interface SpeakersDeps {
  repository: Pick<ChatRepository, 'speaker'>;
  entrance: Pick<RoomEntrance, 'asReader' | 'enter'>;
  addresses: AddressKeys;
  gate: Pick<MessageGate, 'assertMayAct'>;
  clock: Clock;
}

/** Those who write in a room or act in it, with what the room says of them. */
export class Speakers {
  constructor(private readonly deps: SpeakersDeps) {}

  /** The sender in the room, and whether their message with this uuid is new. Who may write is not decided yet. */
  async find(groupId: number, sender: Sender, uuid: string): Promise<Found> {
    const { repository, entrance, addresses, clock } = this.deps;
    const { userId, address } = sender;
    const query = { groupId, userId, uuid, addressKey: addresses.keyOf(address), now: new Date(clock.now()) };
    const found = await repository.speaker(query);
    if (found) return found;
    await entrance.enter(groupId, sender);
    const entered = await repository.speaker(query);
    if (!entered) throw mayNotWrite();
    return entered;
  }

  /** A user who may act in the room now, without a text. Throws for everyone else. */
  async actor(groupId: number, sender: Sender): Promise<Speaker> {
    const speaker = await this.find(groupId, sender, '');
    await this.assertMaySpeak(speaker, sender, assertMayRead);
    this.deps.gate.assertMayAct(speaker);
    return speaker;
  }

  /** Throws unless the sender may read the room and write in it. */
  async assertMaySpeak({ room, author }: Speaker, sender: Sender, admit: Admission): Promise<void> {
    admit(room, await this.deps.entrance.asReader(room, sender));
    assertMayWrite(room, author);
  }
}
