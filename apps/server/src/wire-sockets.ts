import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Redis } from 'ioredis';
import type { ChatService } from './modules/chat/chat-service.js';
import type { Bus } from './platform/bus/bus.js';
import type { Clock } from './platform/clock.js';
import type { Config } from './platform/config.js';
import type { Database } from './platform/database/database.js';
import type { SessionCheck, TokenVerifier } from './platform/http/caller.js';
import { TrustedProxies } from './platform/http/trusted-proxies.js';
import type { Log } from './platform/log.js';
import type { SessionEnds } from './platform/session-ends.js';
import { ChatHub } from './realtime/chat-hub.js';
import { FixtureRepository } from './modules/fixtures/fixture-repository.js';
import { Gate } from './realtime/gate.js';
import { MemoryPresence } from './realtime/presence/memory-presence.js';
import { OnlineList } from './realtime/presence/online-list.js';
import { OnlineRepository } from './realtime/presence/online-repository.js';
import { PresenceHub } from './realtime/presence/presence-hub.js';
import type { PresenceStore } from './realtime/presence/presence-store.js';
import { RedisPresence } from './realtime/presence/redis-presence.js';
import { Roster } from './realtime/presence/roster.js';
import type { RoomCounts } from './realtime/room-counts.js';

export interface WireSockets {
  readonly config: Config;
  readonly database: Database;
  readonly bus: Bus;
  readonly redis: Redis | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly chat: ChatService;
  readonly counts: RoomCounts;
  readonly tokens: TokenVerifier;
  readonly sessions: SessionCheck;
  readonly ends: SessionEnds;
  readonly build: string;
}

export interface Sockets {
  readonly presence: PresenceStore;
  readonly online: OnlineList;
  /** Takes the upgrades of this server from now on. */
  start(server: Server): void;
  close(): Promise<void>;
}

/** Both socket endpoints, behind one gate. */
export function wireSockets(deps: WireSockets): Sockets {
  const { config, database, bus, redis, clock, log, chat, counts, tokens, sessions, ends, build } = deps;
  const common = { chat, clock, log, verifier: tokens, sessions, ends, limits: { perAddress: config.socketsPerAddress } };
  const talk = new ChatHub({ ...common, fixtures: new FixtureRepository(database), counts, bus, build });
  const store = redis ? new RedisPresence({ redis, clock, log, process: randomUUID() }) : new MemoryPresence({ clock });
  const repository = new OnlineRepository(database.db);
  const presence = new PresenceHub({ ...common, roster: new Roster({ store, members: repository, clock, log }) });
  const gate = new Gate({
    doors: { '/chat': talk, '/onlineSocket': presence },
    clock,
    log,
    options: {
      proxies: TrustedProxies.parse(config.trustProxy) ?? TrustedProxies.none,
      origins: config.socketOrigins,
      opensPerMinute: config.socketOpensPerMinute,
    },
  });
  return {
    presence: store,
    online: new OnlineList({ store, repository, clock }),
    start: (server) => {
      talk.start();
      presence.start();
      gate.attach(server);
    },
    close: async () => {
      gate.detach();
      await Promise.all([talk.close(), presence.close()]);
    },
  };
}
