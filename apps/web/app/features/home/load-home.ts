import { dayAt } from '@khandai/calendar';
import { type ChatRoom, DEFAULT_GROUP_ID, type Fixture, type League, MatchState } from '@khandai/contracts';
import type { HistoryPage } from '@khandai/chat-socket';
import { byKickOff } from '@khandai/live-schedule';
import type { LoaderFunctionArgs } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import { LatestNews } from '../../domains/news';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { timezoneFromCookie } from '../../shell/services/timezone';
import { HomeLeagues } from './HomeLeagues';
import { HomeRace } from './HomeRace';
import { HomeTips } from './HomeTips';
import { leaguesCode, newsCode, raceCode, tipsCode, upcomingCode } from './late-parts';
import { Upcoming } from './Upcoming';

// The browser's build has no loaders, so this module and what it imports are on the server alone.
leaguesCode.provide(HomeLeagues);
upcomingCode.provide(Upcoming);
tipsCode.provide(HomeTips);
newsCode.provide(LatestNews);
raceCode.provide(HomeRace);

const FEATURED = 40;
const HISTORY = 30;
/** Enough that the five shown stay five while some of them kick off. */
const FEATURED_SENT = 12;

export interface HomeData {
  readonly featured: Loaded<Fixture[]>;
  /** Leagues with a match today; empty when the day could not be had. */
  readonly leagues: League[];
  readonly history: Loaded<HistoryPage>;
  /** Undefined when the rooms could not be had. */
  readonly lounge: ChatRoom | undefined;
  /** Cards of matches are rendered without scores. */
  readonly hidesScores: boolean;
}

export async function loadHome({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const { signal } = request;
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  const date = dayAt(Date.now(), timezone);
  const body = { groupId: DEFAULT_GROUP_ID, pageSize: HISTORY };
  const [featured, today, history, rooms, hidesScores] = await Promise.all([
    attempt(
      api
        .call('GET /al/api/schedule/featureMatch', { query: { pageSize: FEATURED } }, signal)
        .then(({ list }) => toCome(list)),
      report,
    ),
    attempt(
      api
        .call('GET /al/api/schedule/leagues', { query: { date, timezone } }, signal)
        .then(({ list }) => list.map(({ league }) => league)),
      report,
    ),
    attempt(api.call('POST /ac/api/chat/message/v2/list', { body }, signal), report),
    // The lounge stands first of all rooms.
    attempt(api.call('GET /ac/api/chat/room/list-room', { query: { pageSize: 1 } }, signal), report),
    loadHiddenScores({ request, context }),
  ]);
  const lounge = rooms.ok ? rooms.value.list.find(({ groupId }) => groupId === DEFAULT_GROUP_ID) : undefined;
  return { featured, leagues: today.ok ? today.value : [], history, lounge, hidesScores };
}

const toCome = (list: readonly Fixture[]): Fixture[] =>
  byKickOff(list.filter(({ state }) => state === MatchState.coming)).slice(0, FEATURED_SENT);
