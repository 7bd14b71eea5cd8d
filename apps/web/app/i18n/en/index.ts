import { type Sentences, toSentences } from '../sentences';
import { account } from './account';
import { chat } from './chat';
import { home } from './home';
import { labels } from './labels';
import { articleTalk } from './lazy/article-talk';
import { attachments } from './lazy/attachments';
import { booking } from './lazy/booking';
import { chatroom } from './lazy/chatroom';
import { civil } from './lazy/civil';
import { chatSettings } from './lazy/chat-settings';
import { composer } from './lazy/composer';
import { conversation } from './lazy/conversation';
import { engage } from './lazy/engage';
import { events } from './lazy/events';
import { comics } from './lazy/comics';
import { films } from './lazy/films';
import { highlight } from './lazy/highlight';
import { tournament } from './lazy/tournament';
import { favourites } from './lazy/favourites';
import { feedback } from './lazy/feedback';
import { form } from './lazy/form';
import { gift } from './lazy/gift';
import { freshness } from './lazy/freshness';
import { login } from './lazy/login';
import { me } from './lazy/me';
import { media } from './lazy/media';
import { referral } from './lazy/referral';
import { reels } from './lazy/reels';
import { member } from './lazy/member';
import { moderate } from './lazy/moderate';
import { moderation } from './lazy/moderation';
import { odds } from './lazy/odds';
import { oddsTools } from './lazy/odds-tools';
import { online } from './lazy/online';
import { owl } from './lazy/owl';
import { people } from './lazy/people';
import { plainPages } from './lazy/plain-pages';
import { picks } from './lazy/picks';
import { race } from './lazy/race';
import { picker } from './lazy/picker';
import { feedCivil } from './lazy/feed-civil';
import { news } from './lazy/news';
import { newsfeed } from './lazy/newsfeed';
import { pitch } from './lazy/pitch';
import { postFiles } from './lazy/post-files';
import { notices } from './lazy/notices';
import { notifications } from './lazy/notifications';
import { roomTools } from './lazy/room-tools';
import { room } from './lazy/room';
import { schedule } from './lazy/schedule';
import { search } from './lazy/search';
import { live } from './lazy/live';
import { stats } from './lazy/stats';
import { tipCard } from './lazy/tip-card';
import { tips } from './lazy/tips';
import { vip } from './lazy/vip';
import { webPush } from './lazy/web-push';
import { match } from './match';
import { menu } from './menu';
import { shell } from './shell';

/**
 * English of all pages but the studio, which falls back to Vietnamese.
 */
export const en: Sentences = toSentences({
  shell,
  labels,
  account,
  match,
  menu,
  home,
  freshness,
  live,
  chat,
  civil,
  me,
  member,
  moderate,
  moderation,
  odds,
  oddsTools,
  articleTalk,
  attachments,
  booking,
  chatroom,
  chatSettings,
  composer,
  conversation,
  feedback,
  form,
  gift,
  login,
  online,
  owl,
  people,
  picker,
  plainPages,
  feedCivil,
  engage,
  events,
  comics,
  films,
  highlight,
  tournament,
  favourites,
  media,
  referral,
  reels,
  news,
  newsfeed,
  notices,
  notifications,
  pitch,
  postFiles,
  roomTools,
  room,
  schedule,
  search,
  picks,
  race,
  stats,
  tipCard,
  tips,
  vip,
  webPush,
});
