import { type Static, Type } from 'typebox';
import { SpoiledMatch } from './article.js';
import { Instant, Nullable } from './common.js';
import { Fixture, League, Team } from './fixture.js';
import { MediaKind } from './media.js';
import { PostAuthor } from './post-author.js';

/** What a search finds, in the order of its groups. */
export const SearchKind = Type.Enum([
  'match',
  'team',
  'league',
  'member',
  'room',
  'article',
  'title',
  'event',
  'tip',
  'post',
]);
export type SearchKind = Static<typeof SearchKind>;

/** Parts of a text that match the search: begin and end in UTF-16 units, in order, apart from each other. */
export const SearchMarks = Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]));
export type SearchMarks = Static<typeof SearchMarks>;

const MarkedText = Type.Object({ text: Type.String(), marks: SearchMarks });

/** What tells a highlight from a film among the titles of the site's own media. */
export const SearchedTitle = Type.Object({
  kind: MediaKind,
  /** Made for the demo; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type SearchedTitle = Static<typeof SearchedTitle>;

/** One result. */
export const SearchHit = Type.Object({
  kind: SearchKind,
  /** Unique within its kind. */
  id: Type.String(),
  /** Address on this site. */
  link: Type.String(),
  title: MarkedText,
  /** What is known besides: a league, a username, words of a post. */
  note: MarkedText,
  /** When it begins or was published; null for what has no time. */
  at: Nullable(Instant),
  /** The member, or the author of a post. */
  person: Nullable(PostAuthor),
  /** Address of the picture of an article, an event or a title. */
  picture: Nullable(Type.String()),
  /** Of an article. */
  spoils: SpoiledMatch,
  /** Of a title of the site's own media. */
  media: Nullable(SearchedTitle),
  /** The match as it is now, or the match that a title is about. */
  fixture: Nullable(Fixture),
  team: Nullable(Team),
  league: Nullable(League),
});
export type SearchHit = Static<typeof SearchHit>;

export const SearchGroup = Type.Object({
  kind: SearchKind,
  /** Hits in all pages. */
  total: Type.Integer(),
  /** There are more hits than a search counts. */
  more: Type.Boolean(),
  list: Type.Array(SearchHit),
  /** Gets the next page of this kind; null behind the last hit. */
  cursor: Nullable(Type.String()),
});
export type SearchGroup = Static<typeof SearchGroup>;

export const SearchAnswer = Type.Object({
  /** The search without superfluous spaces. */
  q: Type.String(),
  /** What was searched for instead, since words of `q` are in no text; null when `q` itself was. */
  corrected: Nullable(Type.String()),
  /** Kinds with hits. */
  groups: Type.Array(SearchGroup),
});
export type SearchAnswer = Static<typeof SearchAnswer>;

/** Today, or this week from Monday to Sunday, in Vietnam. */
export const SearchWhen = Type.Enum(['today', 'week']);
export type SearchWhen = Static<typeof SearchWhen>;
