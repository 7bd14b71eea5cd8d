import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { chatMethods } from './chat-methods.js';
import { chatRoutes } from './chat-routes.js';
import { chatTopics } from './chat-topics.js';
import { createChat } from './create-chat.js';
import { RoomCounts } from './room-counts.js';

type ChatDeps = Pick<Platform, 'database' | 'bus' | 'clock' | 'log'>;

/** Chat rooms, their messages, and how many users are in them. */
export function wire({ database, bus, clock, log }: ChatDeps) {
  const counts = new RoomCounts({ bus, clock, log });
  const chat = createChat({ database, bus, clock, log, online: counts });
  return {
    handlers: chatRoutes(chat),
    topics: chatTopics({ chat, counts, bus }),
    methods: chatMethods(chat),
    loops: [counts],
    ports: { chat, counts },
  } satisfies Module;
}
