import type { MethodName, TopicName } from '@khandai/contracts';
import { TrustedProxies } from '../platform/http/trusted-proxies.js';
import type { SessionCheck } from '../platform/http/caller.js';
import type { Module } from '../platform/module.js';
import type { Platform } from '../platform/platform.js';
import type { MethodHandlers } from '../platform/sockets/method-handlers.js';
import type { TopicHandlers } from '../platform/sockets/topic-handlers.js';
import { ChatHub } from './chat-hub.js';
import type { UserLookup } from './socket-endpoint.js';
import { Gate } from './gate.js';
import { OnlineList } from './presence/online-list.js';
import { OnlineRepository } from './presence/online-repository.js';
import { onlineRoutes } from './presence/online-routes.js';
import { PresenceHub } from './presence/presence-hub.js';
import type { PresenceStore } from './presence/presence-store.js';
import type { Rooms } from './presence/rooms.js';
import { Roster } from './presence/roster.js';
import { threadCpuMs } from './room-batch.js';

type RealtimeDeps = Pick<
  Platform,
  'config' | 'database' | 'bus' | 'clock' | 'log' | 'tokens' | 'ends' | 'build' | 'http'
> & {
  readonly topics: TopicHandlers<TopicName>;
  readonly methods: MethodHandlers<MethodName>;
  readonly chat: UserLookup & Rooms;
  readonly presence: PresenceStore;
  readonly sessions: SessionCheck;
};

/** Both socket endpoints, /chat and /onlineSocket, behind one gate. */
export function wire(deps: RealtimeDeps) {
  const { config, database, bus, clock, log, tokens, ends, build, http, topics, methods, presence, chat, sessions } =
    deps;
  const common = {
    users: chat,
    clock,
    log,
    verifier: tokens,
    sessions,
    ends,
    limits: { perAddress: config.socketsPerAddress },
  };
  const chatHub = new ChatHub({ ...common, topics, methods, bus, build, cpuMs: threadCpuMs });
  const repository = new OnlineRepository(database.db);
  const presenceHub = new PresenceHub({
    ...common,
    rooms: chat,
    roster: new Roster({ store: presence, members: repository, clock, log }),
  });
  const gate = new Gate({
    endpoints: { '/chat': chatHub, '/onlineSocket': presenceHub },
    clock,
    log,
    options: {
      proxies: TrustedProxies.parse(config.trustProxy) ?? TrustedProxies.none,
      origins: config.socketOrigins,
      opensPerMinute: config.socketOpensPerMinute,
    },
  });
  const online = new OnlineList({ store: presence, repository, clock });

  return {
    handlers: onlineRoutes({ online, rooms: chat }),
    start: () => {
      chatHub.start();
      presenceHub.start();
      // A process without this role only receives the counts of the others.
      if (config.serve.has('sockets')) gate.attach(http.server);
    },
    stop: async () => {
      gate.stop();
      await Promise.all([chatHub.close(), presenceHub.close()]);
    },
  } satisfies Module;
}
