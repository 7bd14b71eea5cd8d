import type { ApiClient } from '@khandai/api-client';
import { type Fixture, type FixtureOdds, type LiveRoom, MatchState, type MessagePage } from '@khandai/contracts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { RoomEvents } from '../../domains/events';
import { FavouriteStar } from '../../domains/favourites';
import { loadHiddenScores } from '../../domains/match';
import { LatestNews } from '../../domains/news';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { timezoneFromCookie } from '../../shell/services/timezone';
import { FanVote } from './FanVote';
import { hostOf } from './host-of';
import { eventsCode, lineUpsCode, newsCode, oddsCode, starCode, voteCode } from './late-parts';
import { LineUpsTab } from './LineUpsTab';
import { OddsTab } from './OddsTab';

// The browser's build has no loaders, so this module and what it imports are on the server alone.
newsCode.provide(LatestNews);
eventsCode.provide(RoomEvents);
starCode.provide(FavouriteStar);
voteCode.provide(FanVote);
lineUpsCode.provide(LineUpsTab);
oddsCode.provide(OddsTab);

/** Slugs of sports, reserved for their own pages. */
const reserved: ReadonlySet<string> = new Set(['bong-da', 'bong-ro', 'esport', 'dua-bi']);
const HISTORY = 50;
const MOVED = 301;

export interface RoomData {
  readonly room: LiveRoom;
  readonly others: Loaded<Fixture[]>;
  readonly odds: Loaded<FixtureOdds>;
  /** Chat history of the requested host's room; of an ended match, what was written about it. */
  readonly history: Loaded<MessagePage>;
  readonly origin: string;
  readonly timezone: string;
  /** The operator has the help bot of the chat on. */
  readonly chatOwl: boolean;
  /** Cards of other matches are rendered without scores. */
  readonly hidesScores: boolean;
}

export async function loadRoom({ request, url, context, params }: LoaderFunctionArgs): Promise<RoomData> {
  const { api, timezoneDefault, chatOwl, report } = context.get(pageContext);
  const link = params['link'] ?? '';
  if (reserved.has(link)) throw notFound(url.pathname);
  const room = await findRoom(api, link, request.signal, url);
  if (room.fixture.link !== link)
    throw redirect(`${baseOf(url.pathname)}/truc-tiep/${room.fixture.link}${url.search}`, MOVED);

  const { fixtureId, state } = room.fixture;
  const { groupId } = hostOf(room, url.searchParams.get('blv'));
  const talk = state === MatchState.ended ? { talkOf: fixtureId } : {};
  const body = { groupId, pageSize: HISTORY, ...talk };
  const [others, odds, history, hidesScores] = await Promise.all([
    attempt(
      api.call('GET /al/api/schedule/otherSchedule', { query: { fixtureId } }, request.signal).then(({ list }) => list),
      report,
    ),
    attempt(api.call('GET /al/api/odds/fixture', { query: { fixtureId } }, request.signal), report),
    attempt(api.call('POST /ac/api/chat/message/v2/list', { body }, request.signal), report),
    loadHiddenScores({ request, context }),
  ]);
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  return { room, others, odds, history, origin: url.origin, timezone, chatOwl, hidesScores };
}

async function findRoom(api: ApiClient, id: string, signal: AbortSignal, { pathname }: URL): Promise<LiveRoom> {
  try {
    return await api.call('GET /al/api/schedule/liveRoom', { query: { id } }, signal);
  } catch (error) {
    if (isMissing(error)) throw notFound(pathname);
    throw error;
  }
}
