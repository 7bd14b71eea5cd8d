import type { Call, CallKey } from './call.js';
import { articleCalls } from './calls/article.js';
import { articleTalkCalls } from './calls/article-talk.js';
import { bookingCalls } from './calls/booking.js';
import { chatCalls } from './calls/chat.js';
import { comicCalls } from './calls/comic.js';
import { deskLanguageCalls } from './calls/desk-language.js';
import { deskLogCalls } from './calls/desk-log.js';
import { deskCivilCalls } from './calls/desk-civil.js';
import { deskMatchCalls } from './calls/desk-match.js';
import { deskPeopleCalls } from './calls/desk-people.js';
import { deskArticleCalls } from './calls/desk-article.js';
import { deskSiteCalls } from './calls/desk-site.js';
import { deskFeedbackCalls } from './calls/desk-feedback.js';
import { deskEventCalls } from './calls/desk-event.js';
import { eventCalls } from './calls/event.js';
import { deskComicCalls } from './calls/desk-comic.js';
import { deskFilmCalls } from './calls/desk-film.js';
import { deskHighlightCalls } from './calls/desk-highlight.js';
import { deskReelCalls } from './calls/desk-reel.js';
import { favouriteCalls } from './calls/favourite.js';
import { filmCalls } from './calls/film.js';
import { highlightCalls } from './calls/highlight.js';
import { feedbackCalls } from './calls/feedback.js';
import { giftCalls } from './calls/gift.js';
import { liveCalls } from './calls/live.js';
import { matchVoteCalls } from './calls/match-vote.js';
import { moderationCalls } from './calls/moderation.js';
import { navigationCalls } from './calls/navigation.js';
import { friendCalls } from './calls/friends.js';
import { newsfeedCalls } from './calls/newsfeed.js';
import { notificationCalls } from './calls/notification.js';
import { newsfeedCivilCalls } from './calls/newsfeed-civil.js';
import { oddsCalls } from './calls/odds.js';
import { owlCalls } from './calls/owl.js';
import { pageCalls } from './calls/page.js';
import { pickCalls } from './calls/pick.js';
import { pointCalls } from './calls/point.js';
import { raceCalls } from './calls/race.js';
import { rankingCalls } from './calls/ranking.js';
import { pushCalls } from './calls/push.js';
import { reelCalls } from './calls/reel.js';
import { searchCalls } from './calls/search.js';
import { siteCalls } from './calls/site.js';
import { studioCalls } from './calls/studio.js';
import { deskGiftCalls } from './calls/desk-gift.js';
import { deskDrawCalls } from './calls/desk-draw.js';
import { drawCalls } from './calls/draw.js';
import { deskTaskCalls } from './calls/desk-task.js';
import { referralCalls } from './calls/referral.js';
import { taskCalls } from './calls/task.js';
import { tipCalls } from './calls/tip.js';
import { titleBookmarkCalls } from './calls/title-bookmark.js';
import { tournamentCalls } from './calls/tournament.js';
import { userCalls } from './calls/user.js';

/** Written out, because the type of all calls is too long for the compiler to write into declarations by itself. */
export type Calls = typeof userCalls &
  typeof bookingCalls &
  typeof favouriteCalls &
  typeof matchVoteCalls &
  typeof liveCalls &
  typeof oddsCalls &
  typeof chatCalls &
  typeof moderationCalls &
  typeof giftCalls &
  typeof owlCalls &
  typeof navigationCalls &
  typeof siteCalls &
  typeof studioCalls &
  typeof newsfeedCalls &
  typeof friendCalls &
  typeof notificationCalls &
  typeof pushCalls &
  typeof newsfeedCivilCalls &
  typeof deskLogCalls &
  typeof deskPeopleCalls &
  typeof deskCivilCalls &
  typeof deskMatchCalls &
  typeof articleCalls &
  typeof deskArticleCalls &
  typeof deskSiteCalls &
  typeof deskLanguageCalls &
  typeof feedbackCalls &
  typeof deskFeedbackCalls &
  typeof pageCalls &
  typeof articleTalkCalls &
  typeof searchCalls &
  typeof eventCalls &
  typeof pickCalls &
  typeof pointCalls &
  typeof raceCalls &
  typeof rankingCalls &
  typeof taskCalls &
  typeof referralCalls &
  typeof deskTaskCalls &
  typeof deskGiftCalls &
  typeof drawCalls &
  typeof deskDrawCalls &
  typeof deskEventCalls &
  typeof highlightCalls &
  typeof titleBookmarkCalls &
  typeof comicCalls &
  typeof deskComicCalls &
  typeof deskHighlightCalls &
  typeof reelCalls &
  typeof deskReelCalls &
  typeof filmCalls &
  typeof deskFilmCalls &
  typeof tipCalls &
  typeof tournamentCalls;

/** Every REST call of the site, keyed by `METHOD /path`. */
export const calls: Calls = {
  ...userCalls,
  ...bookingCalls,
  ...favouriteCalls,
  ...matchVoteCalls,
  ...liveCalls,
  ...oddsCalls,
  ...chatCalls,
  ...moderationCalls,
  ...giftCalls,
  ...owlCalls,
  ...navigationCalls,
  ...siteCalls,
  ...studioCalls,
  ...newsfeedCalls,
  ...friendCalls,
  ...notificationCalls,
  ...pushCalls,
  ...newsfeedCivilCalls,
  ...deskLogCalls,
  ...deskPeopleCalls,
  ...deskCivilCalls,
  ...deskMatchCalls,
  ...articleCalls,
  ...deskArticleCalls,
  ...deskSiteCalls,
  ...deskLanguageCalls,
  ...feedbackCalls,
  ...deskFeedbackCalls,
  ...pageCalls,
  ...articleTalkCalls,
  ...searchCalls,
  ...eventCalls,
  ...pickCalls,
  ...pointCalls,
  ...raceCalls,
  ...rankingCalls,
  ...taskCalls,
  ...referralCalls,
  ...deskTaskCalls,
  ...deskGiftCalls,
  ...drawCalls,
  ...deskDrawCalls,
  ...deskEventCalls,
  ...highlightCalls,
  ...titleBookmarkCalls,
  ...comicCalls,
  ...deskComicCalls,
  ...deskHighlightCalls,
  ...reelCalls,
  ...deskReelCalls,
  ...filmCalls,
  ...deskFilmCalls,
  ...tipCalls,
  ...tournamentCalls,
} satisfies Record<CallKey, Call>;
