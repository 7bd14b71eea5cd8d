import type { Identity } from '../../platform/http/caller.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { SharedPaces } from '../../platform/shared-paces.js';
import { BlockRepository, type PairRelations } from './block-repository.js';
import { ChatHousekeeping } from './chat-housekeeping.js';
import { chatMethods } from './chat-methods.js';
import { ChatRepository } from './chat-repository.js';
import { chatRoutes } from './chat-routes.js';
import { chatTopics } from './chat-topics.js';
import { ConversationRepository } from './conversation-repository.js';
import { conversationRoutes } from './conversation-routes.js';
import { ConversationService } from './conversation-service.js';
import { createCivil } from './civil/create-civil.js';
import type { FeedDesk } from './civil/feed-desk.js';
import { createModeration } from './civil/create-moderation.js';
import { moderationRoutes } from './civil/moderation-routes.js';
import { RuleRepository } from './civil/rule-repository.js';
import { createChat } from './create-chat.js';
import { FollowRepository } from './follow-repository.js';
import { followRoutes } from './follow-routes.js';
import { FollowService } from './follow-service.js';
import { HousekeepingRepository } from './housekeeping-repository.js';
import { inboxTopic } from './inbox-topic.js';
import { Inboxes } from './inboxes.js';
import { AttachmentRepository } from './media/attachment-repository.js';
import { type AttachmentDeps, AttachmentService } from './media/attachment-service.js';
import { mediaRoutes } from './media/media-routes.js';
import type { MessageMediaDeps } from './media/message-media.js';
import { ReactorRepository } from './media/reactor-repository.js';
import { ReactorService } from './media/reactor-service.js';
import { createMentions } from './mentions/create-mentions.js';
import { mentionRoutes } from './mentions/mention-routes.js';
import { PeopleRepository } from './mentions/people-repository.js';
import { type RoomMembers, RoomPeople } from './mentions/room-people.js';
import { privateMethods, privateTopic } from './private-topic.js';
import { roomChannel } from './room-channel.js';
import { RoomCounts } from './room-counts.js';
import { VipRepository } from './vip-repository.js';
import { vipRoutes } from './vip-routes.js';
import { VipService } from './vip-service.js';
import type { WordBook } from './words/word-book.js';

type ChatDeps = Pick<Platform, 'config' | 'database' | 'bus' | 'clock' | 'log' | 'storage' | 'maker' | 'tokens'> & {
  readonly images: AttachmentDeps['images'];
  readonly levelOf: MessageMediaDeps['levelOf'];
  readonly presence: RoomMembers;
  readonly relations: PairRelations;
  readonly feedDesk: FeedDesk;
  readonly words: WordBook;
};

/** Chat rooms, their messages, private conversations, how many users are in rooms, and what members have not read yet. */
export function wire(parts: ChatDeps) {
  const { config, database, bus, clock, log, storage, maker, tokens, images, levelOf, presence } = parts;
  const { relations, feedDesk, words } = parts;
  const counts = new RoomCounts({ bus, clock, log });
  const paces = new SharedPaces({ bus, log });
  const civil = createCivil({ database, bus, clock, log, secret: tokens.keyFor('addresses of bans') });
  const mentions = createMentions({ database, bus, clock, log, paces });
  const chat = createChat({ database, bus, clock, log, online: counts, civil, paces, levelOf, mentions, words });
  const people = new RoomPeople({ people: new PeopleRepository(database), presence, chat, clock });
  const messages = new ChatRepository({ database });
  const repository = new FollowRepository(database);
  const follows = new FollowService({ follows: repository, messages, chat, online: counts, bus, log });
  const inboxes = new Inboxes({ follows: repository, messages, bus, clock, log });
  const pairs = new ConversationRepository(database);
  const conversations = new ConversationService({
    ...{ conversations: pairs, marks: repository, messages, chat, online: counts },
    ...{ blocks: new BlockRepository(database, relations), bans: civil.bans, bus, clock, log },
  });
  const vips = new VipService({ vips: new VipRepository(database), follows, channel: civil.channel, bus, clock, log });
  const files = { attachments: new AttachmentRepository(database), storage, maker, images, clock, log };
  const attachments = new AttachmentService(files);
  const rules = new RuleRepository(database);
  const reactors = new ReactorService({
    reactors: new ReactorRepository(database),
    ...{ messages, chat, conversations: pairs },
  });
  const moderation = createModeration({
    ...{ database, clock, chat, civil, feed: feedDesk },
    limits: config.reports,
    withhold: (ids) => attachments.withhold(ids),
  });
  return {
    handlers: {
      ...mediaRoutes({ attachments, reactors }),
      ...chatRoutes(chat),
      ...moderationRoutes(moderation),
      ...mentionRoutes({ mentions, people }),
      ...followRoutes(follows),
      ...conversationRoutes(conversations),
      ...vipRoutes(vips),
    },
    topics: {
      ...chatTopics({ chat, counts, states: civil.states }),
      ...inboxTopic({ inboxes, bus }),
      ...privateTopic({ conversations, feed: chat.feed }),
    },
    methods: { ...chatMethods(chat), ...privateMethods(conversations) },
    jobs: [attachments.job, new ChatHousekeeping({ rows: new HousekeepingRepository(database), clock }).job],
    loops: [counts, inboxes, paces, civil.states],
    ports: {
      chat,
      counts,
      paces,
      channelOf: roomChannel,
      /** The bans in force of a user, in any room. */
      bansOf: (userId: number, now: Date) => civil.bans.allInForce(userId, now),
      /** What waits for this moderator: the oldest, and how many there are. */
      queueOf: (actor: Identity) => moderation.moderation.queue(actor, undefined, { pageNum: 1, pageSize: 1 }),
      rulesOf: (groupId: number) => rules.rulesOf(groupId),
      /** For other places where members write. */
      writing: {
        mask: (text: string) => words.mask(text),
        /** The word for which the text is refused: a post cannot wait for a moderator as a message does. */
        refused: (text: string) => words.blocked(text) ?? words.held(text),
        isBanned: (userId: number, now: Date) => civil.bans.isBannedEverywhere(userId, now),
      },
    },
  } satisfies Module;
}
