import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { MatchLines, type MatchLinesDeps } from './match-lines.js';

type LinesDeps = Pick<Platform, 'database' | 'bus' | 'clock' | 'log'> & {
  readonly chat: { room: MatchLinesDeps['room'] };
  readonly channelOf: MatchLinesDeps['channelOf'];
};

/** What the site says about matches in their rooms. */
export function wire({ database, bus, clock, log, chat, channelOf }: LinesDeps) {
  const room: MatchLinesDeps['room'] = (groupId, reader) => chat.room(groupId, reader);
  const lines = new MatchLines({ database, bus, clock, log, room, channelOf });
  return {
    handlers: {
      'GET /ac/api/chat/room/match-lines': ({ query: { groupId } }, { identity }) => lines.list(groupId, identity),
    },
    ports: { lines },
  } satisfies Module;
}
