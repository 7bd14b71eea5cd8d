import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lookup } from 'node:dns';
import { request } from 'node:https';
import { join } from 'node:path';
import type { Calls } from '@khandai/contracts';
import type { FastifyInstance } from 'fastify';
import { BookingRepository } from './modules/bookings/booking-repository.js';
import { bookingRoutes } from './modules/bookings/booking-routes.js';
import { BookingService } from './modules/bookings/booking-service.js';
import { channelRoutes } from './modules/channel/channel-routes.js';
import { chatRoutes } from './modules/chat/chat-routes.js';
import { createChat } from './modules/chat/create-chat.js';
import { healthRoutes } from './modules/health/health-routes.js';
import { HealthService } from './modules/health/health-service.js';
import { BroadcastService } from './modules/commentators/broadcast-service.js';
import { CommentatorService } from './modules/commentators/commentator-service.js';
import { StreamService } from './modules/commentators/stream-service.js';
import { RoomNews } from './modules/commentators/room-news.js';
import { StudioRepository } from './modules/commentators/studio-repository.js';
import { studioRoutes } from './modules/commentators/studio-routes.js';
import { TotalsRepository } from './modules/commentators/totals-repository.js';
import { CountryLookup } from './modules/location/country-lookup.js';
import { locationRoutes } from './modules/location/location-routes.js';
import { ImageHousekeeping } from './modules/images/image-housekeeping.js';
import { imageRoutes } from './modules/images/image-routes.js';
import { ImageService, MADE_BYTES } from './modules/images/image-service.js';
import { PictureFetcher } from './modules/images/picture-fetcher.js';
import { FixtureRepository } from './modules/fixtures/fixture-repository.js';
import { LiveRepository } from './modules/live/live-repository.js';
import { liveRoutes } from './modules/live/live-routes.js';
import { LiveService } from './modules/live/live-service.js';
import { ScheduleRepository } from './modules/live/schedule-repository.js';
import { scheduleRoutes } from './modules/live/schedule-routes.js';
import { ScheduleService } from './modules/live/schedule-service.js';
import { navigationRoutes } from './modules/navigation/navigation-routes.js';
import { NavigationRepository } from './modules/navigation/navigation-repository.js';
import { NavigationService } from './modules/navigation/navigation-service.js';
import { OddsRepository } from './modules/odds/odds-repository.js';
import { oddsRoutes } from './modules/odds/odds-routes.js';
import { OddsService } from './modules/odds/odds-service.js';
import { buildRoutes } from './modules/site/build-routes.js';
import { clearDemoSite, seedDemoSite } from './modules/site/demo-site.js';
import { HttpIconSource } from './modules/site/http-icon-source.js';
import { iconRoutes } from './modules/site/icon-routes.js';
import { IconService } from './modules/site/icon-service.js';
import { SiteRepository } from './modules/site/site-repository.js';
import { seoRoutes } from './modules/seo/seo-routes.js';
import { SitemapRepository } from './modules/seo/sitemap-repository.js';
import { SitemapService } from './modules/seo/sitemap-service.js';
import { siteRoutes } from './modules/site/site-routes.js';
import { SiteService } from './modules/site/site-service.js';
import { fileRoutes } from './modules/uploads/file-routes.js';
import { useSessionCookies } from './modules/users/session-cookies.js';
import { UserHousekeeping } from './modules/users/user-housekeeping.js';
import { PointsAudit } from './modules/points/points-audit.js';
import { WatchPoints } from './modules/points/watch-points.js';
import { openBus } from './platform/bus/open-bus.js';
import { RedisBus } from './platform/bus/redis-bus.js';
import { type Clock, SystemClock } from './platform/clock.js';
import { Closers } from './platform/closers.js';
import type { Config } from './platform/config.js';
import { DataFolder } from './platform/data-folder.js';
import type { Database } from './platform/database/database.js';
import { openDatabase } from './platform/database/open-database.js';
import { PgBossJobs } from './platform/jobs/pg-boss-jobs.js';
import type { Handlers } from './platform/http/handlers.js';
import { ApiKey } from './platform/http/api-key.js';
import { createHttp } from './platform/http/create-http.js';
import { assertPortFree, closeHttp, listen } from './platform/http/listen.js';
import { openLimits } from './platform/http/rate-limit.js';
import { registerCalls } from './platform/http/register-calls.js';
import { tlsNotice } from './platform/http/tls-notice.js';
import type { LogOptions } from './platform/log.js';
import { PictureMaker } from './platform/pictures/picture-maker.js';
import { readWebBuild, type WebBuild } from './platform/pages/web-build.js';
import { usePages } from './platform/pages/use-pages.js';
import { isPublicAddress } from './platform/public-address.js';
import { serverRoot } from './platform/server-root.js';
import { SessionEnds } from './platform/session-ends.js';
import { BoundedFolder } from './platform/storage/bounded-folder.js';
import { FolderStorage } from './platform/storage/folder-storage.js';
import { openStorage } from './platform/storage/open-storage.js';
import { TokenService } from './platform/tokens.js';
import { onlineRoutes } from './realtime/presence/online-routes.js';
import { RoomCounts } from './realtime/room-counts.js';
import { wireAccounts } from './wire-accounts.js';
import { assertRecording, wireFeed } from './wire-feed.js';
import { wireSockets } from './wire-sockets.js';

export interface App {
  readonly http: FastifyInstance;
  /** Sentences for the operator about what was chosen for him. */
  readonly notices: readonly string[];
  /** Starts jobs and takes connections; answers the address. */
  listen(): Promise<string>;
  /** Sockets get 1001, requests under way end, then jobs, bus and database close. Never needed twice. */
  close(): Promise<void>;
}

/** What tests put in the place of the real thing. */
export interface Overrides {
  readonly clock?: Clock;
  readonly logStream?: LogOptions['stream'];
  readonly database?: Database;
  /** null stands for a web app that was not built. */
  readonly web?: WebBuild | null;
}

/** Wires every object of the server. Nothing runs or listens before `listen`; what was opened is closed on failure. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const closers = new Closers();
  try {
    return await wire(config, overrides, closers);
  } catch (error) {
    await closers.close();
    throw error;
  }
}

async function wire(config: Config, overrides: Overrides, closers: Closers): Promise<App> {
  const { clock = new SystemClock() } = overrides;
  await assertRecording(config);
  await assertPortFree(config);

  const http = await createHttp({
    log: { level: config.logLevel, ...(overrides.logStream && { stream: overrides.logStream }) },
    trustProxy: config.trustProxy,
  });
  const { log } = http;

  const folder = await DataFolder.open(config.dataDir, { lock: config.databaseUrl === undefined });
  closers.add(() => folder.close());
  const database = overrides.database ?? (await openDatabase({ url: config.databaseUrl, folder: folder.path, log }));
  closers.add(() => database.close());
  const bus = await openBus({ url: config.redisUrl, log });
  closers.add(() => bus.close());

  const web = overrides.web === undefined ? await readWebBuild() : (overrides.web ?? undefined);
  const build = web?.id ?? 'server-only';

  const tokens = new TokenService({ secret: Buffer.from(config.tokenSecret ?? (await folder.tokenSecret())), clock });
  const ends = new SessionEnds({ bus, log });
  const redis = bus instanceof RedisBus ? bus.client : undefined;
  const storage = await openStorage(config.s3, folder.path);
  const maker = new PictureMaker();
  // What can be made anew at any time is kept beside the process, whichever storage holds what cannot.
  const imageCache = new BoundedFolder({ folder: new FolderStorage(join(folder.path, 'cache')), mostBytes: MADE_BYTES, clock });
  const fetcher = new PictureFetcher({ hosts: config.site.imageHosts, request, lookup, isPublic: isPublicAddress });
  const images = new ImageService({ uploads: storage, cache: imageCache, fetcher, maker, bus, clock, log });
  // Without SITE_ORIGIN (then mail is no more than files) links lead to where this process listens.
  let listening = `http://${config.host}:${config.port}`;
  const origin = () => config.siteOrigin ?? listening;
  const accounts = wireAccounts({
    config,
    folder: folder.path,
    database,
    redis,
    clock,
    log,
    tokens,
    ends,
    storage,
    maker,
    images,
    origin,
    closers,
  });
  const { points, sessions, avatars } = accounts;

  const counts = new RoomCounts({ bus, clock, log });
  const chat = createChat({ database, bus, clock, log, online: counts });
  const sockets = wireSockets({ config, database, bus, redis, clock, log, chat, counts, tokens, sessions, ends, build });

  const liveRepository = new LiveRepository(database);
  const fixtures = new FixtureRepository(database);
  const live = new LiveService({ repository: liveRepository, fixtures, counts, clock });
  const studio = new StudioRepository(database);
  const news = new RoomNews({ bus, live, log });
  const schedule = new ScheduleService({ schedule: new ScheduleRepository(database), repository: liveRepository, fixtures, counts, clock });
  const bookings = new BookingService({ bookings: new BookingRepository(database), fixtures, counts, clock });
  const odds = new OddsService({ repository: new OddsRepository(database), fixtures: live });
  const navigation = new NavigationService({ repository: new NavigationRepository(database), matches: live, clock });
  const siteRepository = new SiteRepository(database);
  const site = new SiteService({ repository: siteRepository, clock, log, imageHosts: config.site.imageHosts });
  const housekeeping = new UserHousekeeping({ database, clock });
  const watchPoints = new WatchPoints({
    rooms: () => live.roomsOnAir(),
    presence: sockets.presence,
    ledger: points,
    clock,
    log,
  });
  const feed = wireFeed({ config, database, bus, clock, log, chat });

  // A call of contracts that nobody answers does not compile here.
  const handlers: Handlers<keyof Calls> = {
    ...accounts.handlers(sockets.presence),
    ...onlineRoutes({ online: sockets.online, rooms: chat }),
    ...studioRoutes({
      links: new StreamService({ studio, news, clock, log }),
      broadcasts: new BroadcastService({ studio, news, uploads: avatars, imageHosts: config.site.imageHosts }),
      commentators: new CommentatorService({ totals: new TotalsRepository(database), live, counts, clock }),
    }),
    ...locationRoutes({ countries: new CountryLookup(), clock }),
    ...bookingRoutes(bookings),
    ...liveRoutes(live),
    ...scheduleRoutes(schedule),
    ...oddsRoutes(odds),
    ...chatRoutes(chat),
    ...navigationRoutes(navigation),
    ...siteRoutes(site),
  };
  const internalKey = randomUUID();
  const limits = await openLimits(http, { perMinute: config.callsPerMinute, internalKey, redis });
  useSessionCookies(http, { siteOrigin: config.siteOrigin });
  registerCalls(http, handlers, { verifier: tokens, sessions, limits, apiKey: new ApiKey(config.liveMenuKey) });
  healthRoutes(http, new HealthService({ database, bus, feeds: feed.health, clock, build }));
  const channel = join(serverRoot(), 'assets/channel');
  if (existsSync(join(channel, 'clip.json'))) await http.register(channelRoutes, { folder: channel, clock });
  if (web) buildRoutes(http, { id: web.id, timestamp: web.builtAt });
  const { iconService } = config.site;
  if (iconService !== undefined) iconRoutes(http, new IconService({ source: new HttpIconSource(iconService), clock, log }), limits);
  fileRoutes(http, { storage, limits });
  imageRoutes(http, { images, limits });
  const sitemap = new SitemapService({ rooms: new SitemapRepository(database), leagues: schedule, clock });
  seoRoutes(http, { sitemap, limits, siteOrigin: config.siteOrigin });
  await usePages(http, {
    web,
    limits,
    clock,
    internalKey,
    domainOf: (host) => site.domainOf(host),
    analyticsSrc: config.site.analyticsSrc,
    imageHosts: config.site.imageHosts,
    siteOrigin: config.siteOrigin,
  });
  const imageHousekeeping = new ImageHousekeeping({ cache: imageCache, clock, log });
  const loops = [imageHousekeeping, images];
  const running = runUntilClosed((signal) => Promise.all(loops.map((loop) => loop.run(signal))), closers);
  const jobs = new PgBossJobs({ database, alone: config.databaseUrl === undefined, log });
  closers.add(() => jobs.close());
  const audit = new PointsAudit({ ledger: points, log });
  closers.add(() => closeHttp(http));
  closers.add(() => sockets.close());

  return {
    http,
    notices: [...accounts.notices, storage.about, ...tlsNotice(config)],
    listen: async () => {
      await http.ready();
      await (config.feed === 'demo' ? seedDemoSite(siteRepository) : clearDemoSite(siteRepository));
      sockets.start(http.server);
      listening = await listen(http, config);
      running.start();
      await jobs.start([feed.runner.job, housekeeping.job, watchPoints.job, audit.job]);
      return listening;
    },
    close: () => closers.close(),
  };
}

/** Work that starts once the server listens, and has ended before what it works with is closed. */
function runUntilClosed(work: (signal: AbortSignal) => Promise<unknown>, closers: Closers): { start(): void } {
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  closers.add(async () => {
    stop.abort();
    await running;
  });
  return { start: () => void (running = work(stop.signal)) };
}
