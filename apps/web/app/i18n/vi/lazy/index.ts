import type { articleTalk } from './article-talk';
import type { attachments } from './attachments';
import type { civil } from './civil';
import type { moderate } from './moderate';
import type { moderation } from './moderation';
import type { chatroom } from './chatroom';
import type { chatSettings } from './chat-settings';
import type { composer } from './composer';
import type { conversation } from './conversation';
import type { gift } from './gift';
import type { feedCivil } from './feed-civil';
import type { feedback } from './feedback';
import type { form } from './form';
import type { live } from './live';
import type { login } from './login';
import type { me } from './me';
import type { member } from './member';
import type { people } from './people';
import type { plainPages } from './plain-pages';
import type { picker } from './picker';
import type { news } from './news';
import type { newsfeed } from './newsfeed';
import type { postFiles } from './post-files';
import type { notices } from './notices';
import type { notifications } from './notifications';
import type { room } from './room';
import type { owl } from './owl';
import type { odds } from './odds';
import type { online } from './online';
import type { schedule } from './schedule';
import type { search } from './search';
import type { booking } from './booking';
import type { studio } from './studio';
import type { vip } from './vip';
import type { webPush } from './web-push';

/**
 * Translations in lazy chunks, so that the first page does not load them. A part imports its own and reads them with
 * `useLazyTranslation`.
 */
export interface LazyWords {
  readonly articleTalk: typeof articleTalk;
  readonly attachments: typeof attachments;
  readonly civil: typeof civil;
  readonly moderate: typeof moderate;
  readonly moderation: typeof moderation;
  readonly chatroom: typeof chatroom;
  readonly chatSettings: typeof chatSettings;
  readonly composer: typeof composer;
  readonly conversation: typeof conversation;
  readonly feedCivil: typeof feedCivil;
  readonly feedback: typeof feedback;
  readonly form: typeof form;
  readonly gift: typeof gift;
  readonly live: typeof live;
  readonly login: typeof login;
  readonly me: typeof me;
  readonly member: typeof member;
  readonly people: typeof people;
  readonly picker: typeof picker;
  readonly news: typeof news;
  readonly plainPages: typeof plainPages;
  readonly newsfeed: typeof newsfeed;
  readonly notices: typeof notices;
  readonly notifications: typeof notifications;
  readonly postFiles: typeof postFiles;
  readonly room: typeof room;
  readonly odds: typeof odds;
  readonly owl: typeof owl;
  readonly online: typeof online;
  readonly schedule: typeof schedule;
  readonly search: typeof search;
  readonly booking: typeof booking;
  readonly studio: typeof studio;
  readonly vip: typeof vip;
  readonly webPush: typeof webPush;
}
