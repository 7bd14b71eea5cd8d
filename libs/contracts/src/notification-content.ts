import { mediaKinds, NotificationKind } from './enumerations.js';
import { mediaTitlePath } from './media-path.js';
import type { MediaKind } from './models/media.js';
import type { Notification } from './models/notification.js';

/** What the pieces of a notification's content say. A piece that is missing or malformed is undefined. */
export interface NotificationContent {
  readonly postId: number | undefined;
  readonly commentId: number | undefined;
  /** Of the newest actor. */
  readonly username: string | undefined;
  /** The last segment of the address of an article, an event, a tip, a draw or a title of the site's own media. */
  readonly slug: string | undefined;
  /** Of the title. */
  readonly mediaKind: MediaKind | undefined;
  /** Number of a film's episode or of a comic's chapter. */
  readonly part: number | undefined;
  /** Path segment of the match's room. */
  readonly link: string | undefined;
  /** In ms since the epoch. */
  readonly kickOff: number | undefined;
  /** The new kick-off of a match that moved, in ms since the epoch; undefined when it was called off. */
  readonly movedTo: number | undefined;
  readonly homeScore: number | undefined;
  readonly awayScore: number | undefined;
  readonly minute: number | undefined;
}

const messagePieces = ['postId', 'commentId', 'username', 'slug', 'mediaKind', 'part'] as const;
const matchPieces = ['link', 'kickOff', 'movedTo', 'homeScore', 'awayScore', 'minute', 'slug'] as const;
type Piece = keyof NotificationContent;
const lastPieces: ReadonlySet<Piece> = new Set(['slug', 'mediaKind', 'part']);

const MAX_TEXT = 200;
const piecesOf = (type: Notification['type']): readonly Piece[] =>
  type === NotificationKind.message ? messagePieces : matchPieces;

/** Joins what is known into a content; `|` and `%` in texts are escaped. */
export const packContent = (type: Notification['type'], facts: Partial<NotificationContent>): string =>
  piecesOf(type)
    // Only what is about an article, an event, a tip, a draw or a title has these last pieces.
    .filter((piece) => !lastPieces.has(piece) || facts[piece] !== undefined)
    .map((piece) => String(facts[piece] ?? '').replace(/[%|]/g, (sign) => (sign === '|' ? '%7C' : '%25')))
    .join('|');

/** Reads a content. It never throws: a server of another version, or none of ours, may have written it. */
export function readContent(type: Notification['type'], content: string): NotificationContent {
  const texts = content.split('|', 16);
  const text = (piece: Piece): string | undefined => {
    const at = piecesOf(type).indexOf(piece);
    return at < 0 ? undefined : texts[at]?.replace(/%7C/g, '|').replace(/%25/g, '%');
  };
  const matching = (piece: Piece, pattern: RegExp): string | undefined => {
    const found = text(piece);
    return found !== undefined && found.length <= MAX_TEXT && pattern.test(found) ? found : undefined;
  };
  const number = (piece: Piece, pattern: RegExp): number | undefined => {
    const found = matching(piece, pattern);
    return found === undefined ? undefined : Number(found);
  };
  return {
    postId: number('postId', /^[1-9][0-9]{0,14}$/),
    commentId: number('commentId', /^[1-9][0-9]{0,14}$/),
    username: matching('username', /^[\p{L}\p{N}._-]+$/u),
    slug: matching('slug', /^[a-z0-9-]+$/),
    mediaKind: kindOf(matching('mediaKind', /^[a-z]+$/)),
    part: number('part', /^[1-9][0-9]{0,4}$/),
    link: matching('link', /^[A-Za-z0-9_-]+$/),
    kickOff: number('kickOff', /^[0-9]{1,15}$/),
    movedTo: number('movedTo', /^[0-9]{1,15}$/),
    homeScore: number('homeScore', /^[0-9]{1,3}$/),
    awayScore: number('awayScore', /^[0-9]{1,3}$/),
    minute: number('minute', /^[0-9]{1,3}$/),
  };
}

const kindOf = (text: string | undefined): MediaKind | undefined => mediaKinds.find((kind) => kind === text);

const FEED = '/bang-tin';
/** The requests to the member in the community's tab of the feed. */
const REQUESTS = `${FEED}?nType=3&fFilter=20`;

/** The member's own posts, with those that were removed. */
const OWN_POSTS = `${FEED}?nType=1`;

/** Where a click on a notification leads (SH8). */
export function notificationPath({ type, event, content }: Pick<Notification, 'type' | 'event' | 'content'>): string {
  const { postId, commentId, username, slug, mediaKind, part, link } = readContent(type, content);
  const member = username === undefined ? FEED : `/thanh-vien/${encodeURIComponent(username)}`;
  const site = slug === undefined ? '/su-kien' : `/su-kien/${slug}`;
  const page = slug && (mediaKind === undefined ? `/tin-tuc/${slug}` : mediaTitlePath(mediaKind, slug));
  const comment = commentId === undefined ? '' : `binh-luan=${commentId}`;
  const article = page && `${page}${comment && `?${comment}`}`;
  const post = article ?? (postId === undefined ? FEED : `${FEED}?pId=${postId}${comment && `&${comment}`}`);
  const tip = slug === undefined ? '/tip-keo' : `/tip-keo/${slug}`;
  const comic = slug === undefined ? '/truyen-tranh' : `/truyen-tranh/${slug}`;
  const film = slug === undefined ? '/phim-anh' : `/phim-anh/${slug}${part === undefined ? '' : `/tap-${part}`}`;
  const match = link === undefined ? '/lich-thi-dau' : `/truc-tiep/${link}`;
  const paths: Readonly<Record<Notification['event'], string>> = {
    FRIEND_SEND_REQUEST: REQUESTS,
    FRIEND_ACTION_REQUEST: member,
    NEW_FOLLOWER: member,
    NEW_COMMENT: post,
    NEW_REPLY: post,
    NEW_MENTION: post,
    NEW_REACTION: post,
    NEW_LIKE: post,
    NEW_SHARE: post,
    NEW_POST: post,
    REMOVED_POST: OWN_POSTS,
    NEW_TIP: tip,
    TIP_SETTLED: tip,
    NEW_EPISODE: film,
    FEEDBACK_ANSWER: '/phan-hoi',
    DRAW_WON: slug === undefined ? '/rut-tham' : `/rut-tham/${slug}`,
    NEW_CHAPTER: part === undefined ? comic : `${comic}/chuong-${part}`,
    BOOKING_SOON: match,
    BOOKING_STARTED: match,
    BOOKING_MOVED: match,
    MATCH_GOAL: match,
    MATCH_RED_CARD: match,
    MATCH_LINEUP: match,
    EVENT_SOON: site,
    EVENT_MOVED: site,
    EVENT_CANCELLED: site,
    EVENT_RESTORED: site,
  };
  // A later server may send an event that this page does not know.
  return Object.hasOwn(paths, event) ? paths[event] : FEED;
}
