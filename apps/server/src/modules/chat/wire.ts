import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { chatRoutes } from './chat-routes.js';
import type { RoomOnline } from './chat-service.js';
import { createChat } from './create-chat.js';

type ChatDeps = Pick<Platform, 'database' | 'bus' | 'clock' | 'log'> & { readonly counts: RoomOnline };

/** Chat rooms and their messages. */
export function wire({ database, bus, clock, log, counts }: ChatDeps) {
  const chat = createChat({ database, bus, clock, log, online: counts });
  return { handlers: chatRoutes(chat), ports: { chat } } satisfies Module;
}
