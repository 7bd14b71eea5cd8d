import type { Calls, MethodName, TopicName } from '@khandai/contracts';
import type { DemoActivity, DemoPickBook } from './feeds/demo/open-demo.js';
import { assertRecording, wire as wireFeeds } from './feeds/wire.js';
import { wire as wireArticles } from './modules/articles/wire.js';
import { wire as wireMatchVotes } from './modules/match-votes/wire.js';
import { wire as wireFavourites } from './modules/favourites/wire.js';
import { wire as wireBookings } from './modules/bookings/wire.js';
import { wire as wireChannel } from './modules/channel/wire.js';
import { readContent, textOf } from './modules/articles/article-content.js';
import { AttachmentRepository } from './modules/chat/media/attachment-repository.js';
import { ServedFiles } from './modules/chat/media/served-files.js';
import { wire as wireChat } from './modules/chat/wire.js';
import { wire as wireWords } from './modules/chat/words/wire.js';
import { SimulatedCheckInsRepository } from './modules/check-in/simulated-check-ins-repository.js';
import { wire as wireCheckIn } from './modules/check-in/wire.js';
import { wire as wireCommentators } from './modules/commentators/wire.js';
import { wire as wireDeskLog } from './modules/desk-log/wire.js';
import { wire as wireDeskMatch } from './modules/desk-match/wire.js';
import { wire as wireDeskOverview } from './modules/desk-overview/wire.js';
import { wire as wireDeskPeople } from './modules/desk-people/wire.js';
import { EventCards } from './modules/events/event-query.js';
import { wire as wireDraws } from './modules/draws/wire.js';
import { SimulatedEventsRepository } from './modules/events/simulated-events-repository.js';
import { wire as wireEvents } from './modules/events/wire.js';
import { wire as wireMedia } from './modules/media/wire.js';
import { wire as wireFeedback } from './modules/feedback/wire.js';
import { wire as wireFiles } from './modules/files/wire.js';
import { wire as wireDeskPage } from './modules/desk-page/wire.js';
import { endRelations, lockPair } from './modules/friends/relations-query.js';
import { wire as wireFriends } from './modules/friends/wire.js';
import { giftMade } from './modules/gifts/catalogue.js';
import { wire as wireGifts } from './modules/gifts/wire.js';
import { wireTops } from './modules/gifts/wire-tops.js';
import { wire as wireHealth } from './modules/health/wire.js';
import { wire as wireImages } from './modules/images/wire.js';
import { wire as wireLive } from './modules/live/wire.js';
import { wire as wireLocation } from './modules/location/wire.js';
import { wire as wireMatchLines } from './modules/match-lines/wire.js';
import { wire as wireNavigation } from './modules/navigation/wire.js';
import { PostRepository } from './modules/newsfeed/post-repository.js';
import { addressOfFile, PostFiles, storedKey } from './modules/newsfeed/media/post-files.js';
import { UploadRepository } from './modules/newsfeed/media/upload-repository.js';
import { wireFeedDesk } from './modules/newsfeed/wire-desk.js';
import { wire as wireNewsfeed } from './modules/newsfeed/wire.js';
import { wire as wireNotifications } from './modules/notifications/wire.js';
import { wire as wireOdds } from './modules/odds/wire.js';
import { wire as wireOwl } from './modules/owl/wire.js';
import { wire as wirePicks } from './modules/picks/wire.js';
import { PointsRepository } from './modules/points/points-repository.js';
import { wire as wirePoints } from './modules/points/wire.js';
import { wire as wireRaces } from './modules/races/wire.js';
import { wire as wireRankings } from './modules/rankings/wire.js';
import { wire as wireReferrals } from './modules/referrals/wire.js';
import { wire as wireSearch } from './modules/search/wire.js';
import { wire as wireSeo } from './modules/seo/wire.js';
import { wire as wireShareCards } from './modules/share-cards/wire.js';
import { wire as wireSiteDesk } from './modules/site-desk/wire.js';
import { wire as wireSite } from './modules/site/wire.js';
import { levelInfo } from './modules/users/level.js';
import { wire as wirePages } from './modules/static-pages/wire.js';
import { TipCardsQuery } from './modules/tips/tip-cards-query.js';
import { wire as wireTasks } from './modules/tasks/wire.js';
import { wire as wireTips } from './modules/tips/wire.js';
import { wire as wireTournaments } from './modules/tournaments/wire.js';
import { wire as wireUsers } from './modules/users/wire.js';
import { wire as wireWebPush } from './modules/web-push/wire.js';
import { Closers } from './platform/closers.js';
import type { Config } from './platform/config.js';
import type { Handlers } from './platform/http/handlers.js';
import { joinParts, joinUndoers } from './platform/module.js';
import { openPlatform, type Overrides } from './platform/platform.js';
import { type App, serve } from './platform/serve.js';
import type { MethodHandlers } from './platform/sockets/method-handlers.js';
import type { TopicHandlers } from './platform/sockets/topic-handlers.js';
import { openPresence } from './realtime/presence/open-presence.js';
import { wire as wireRealtime } from './realtime/wire.js';

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
  await assertRecording(config);
  const platform = await openPlatform(config, overrides, closers);
  const attachments = new AttachmentRepository(platform.database);
  const uploads = new UploadRepository(platform.database);
  const served = new PostFiles({ storage: new ServedFiles({ storage: platform.storage, attachments }), uploads });
  const images = wireImages({ ...platform, storage: served });
  const experience = new PointsRepository(platform.database.db);
  const levelOf = async (userId: number) => levelInfo((await experience.balances(userId)).exp).level;
  const presence = openPresence(platform);
  const feedDesk = wireFeedDesk(platform);
  const relations = { lockPair, endRelations };
  const words = wireWords(platform);
  const chat = wireChat({
    ...platform,
    ...words.ports,
    ...images.ports,
    ...feedDesk.ports,
    levelOf,
    presence,
    relations,
  });
  const base = { ...platform, ...chat.ports, ...feedDesk.ports, presence };

  const live = wireLive(base);
  const tops = wireTops(base);
  const points = wirePoints({ ...base, ...live.ports, ...tops.ports, giftName: (giftId) => giftMade(giftId)?.name });
  const referrals = wireReferrals({ ...base, ...points.ports });
  const users = wireUsers({ ...base, ...images.ports, ...points.ports, ...referrals.ports });
  const site = wireSite(base);
  const navigation = wireNavigation({ ...base, ...live.ports });
  const odds = wireOdds({ ...base, ...live.ports });
  const matchLines = wireMatchLines(base);
  const webPush = wireWebPush(base);
  const notifications = wireNotifications({ ...base, posts: new PostRepository(platform.database), ...webPush.ports });
  const newsfeed = await wireNewsfeed({
    ...{ ...base, ...images.ports, ...users.ports, ...notifications.ports, uploads },
    tipCards: new TipCardsQuery(platform),
    eventCards: new EventCards({ ...platform, ...chat.ports }),
  });
  const tournaments = wireTournaments(base);
  const tips = wireTips({ ...base, ...newsfeed.ports, ...notifications.ports });
  const articles = wireArticles({ ...base, ...newsfeed.ports });
  const media = wireMedia({ ...base, ...newsfeed.ports, ...notifications.ports, addressOfFile, storedKey });
  const draws = wireDraws({ ...base, ...points.ports, ...notifications.ports });
  const simulated = { ...draws.ports, ...newsfeed.ports, ...articles.ports, ...tips.ports, ...media.ports };
  const eventShelf = new SimulatedEventsRepository(platform.database);
  const checkIns = new SimulatedCheckInsRepository(platform.database);
  const activity: DemoActivity = {
    hasCheckedIn: (day) => checkIns.has(day),
    add: (all, shares) =>
      platform.database.db.transaction(async (tx) => {
        for (const { list, at } of shares) await tops.ports.tops.add(list, at, tx);
        await checkIns.add(all, tx);
      }),
  };
  const matchVotes = wireMatchVotes(base);
  const picks = wirePicks({ ...base, ...points.ports });
  const races = wireRaces({ ...base, ...points.ports });
  const { simulatedPicks } = picks.ports;
  const { simulatedRacePicks } = races.ports;
  const pickBook: DemoPickBook = {
    vote: (votes) => matchVotes.ports.votes.addSimulated(votes),
    place: (pick) => simulatedPicks.place(pick),
    races: () => simulatedRacePicks.coming(),
    placeOnRace: (pick) => simulatedRacePicks.place(pick),
    forget: async (before) => {
      await simulatedPicks.forget(before);
      await simulatedRacePicks.forget(before);
    },
  };
  const feeds = await wireFeeds({ ...base, ...matchLines.ports, ...simulated, eventShelf, activity, pickBook });
  const commentators = wireCommentators({ ...base, ...live.ports, ...users.ports });
  const bookings = wireBookings({ ...base, ...notifications.ports });
  const health = wireHealth({ ...base, ...feeds.ports });
  const domains = [
    users,
    images,
    words,
    chat,
    live,
    points,
    tops,
    wireGifts({ ...base, ...points.ports, ...users.ports, ...tops.ports }),
    bookings,
    wireFavourites(base),
    matchVotes,
    wireCheckIn({ ...base, ...points.ports, ...referrals.ports }),
    referrals,
    wireTasks({ ...base, ...points.ports }),
    draws,
    wireRankings(base),
    picks,
    races,
    tournaments,
    wireEvents({ ...base, ...notifications.ports, ...bookings.ports }),
    media,
    odds,
    wireOwl({ ...base, ...live.ports, ...odds.ports }),
    commentators,
    wireLocation(base),
    navigation,
    site,
    wireSearch({ ...base, ...live.ports, ...media.ports }),
    wireSeo({ ...base, ...live.ports, addressOfFile }),
    wireShareCards({
      ...{ ...base, ...images.ports, ...users.ports, ...articles.ports, ...tips.ports, ...media.ports },
      ...tournaments.ports,
    }),
    wireSiteDesk({ ...base, ...navigation.ports }),
    wireFeedback({ ...base, ...users.ports, ...notifications.ports }),
    wirePages({ ...base, articles: { readContent, textOf } }),
    wireFiles({ storage: served }),
    wireChannel(base),
    await wireDeskPage(),
    matchLines,
    webPush,
    newsfeed,
    articles,
    tips,
    wireFriends({ ...base, ...users.ports, friendNotices: notifications.ports.notices }),
    notifications,
    feeds,
    health,
    wireDeskOverview({ ...base, ...health.ports }),
    wireDeskPeople({ ...base, ...users.ports, ...commentators.ports }),
    wireDeskMatch(base),
  ] as const;

  // A call, topic or method of the contract that no module answers does not compile here.
  const topics: TopicHandlers<TopicName> = joinParts(domains, 'topics');
  const methods: MethodHandlers<MethodName> = joinParts(domains, 'methods');
  const deskLog = wireDeskLog({ ...base, undoers: joinUndoers(domains) });
  const modules = [...domains, deskLog, wireRealtime({ ...base, ...users.ports, topics, methods })] as const;
  const handlers: Handlers<keyof Calls> = joinParts(modules, 'handlers');
  return serve(modules, {
    ...platform,
    handlers,
    sessions: users.ports.sessions,
    domainOf: (host) => site.ports.site.domainOf(host),
    closers,
  });
}
