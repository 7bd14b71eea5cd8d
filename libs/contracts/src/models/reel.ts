import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { Fixture } from './fixture.js';
import { DeskTitle } from './media.js';
import { PostSource } from './newsfeed.js';

/** A reel: a short upright video. */
export const Reel = Type.Object({
  titleId: Type.Integer(),
  /** Its page is `/reels/{slug}`. */
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  /** Length of the video. */
  seconds: Type.Integer(),
  /** A picture of the video; null where the site makes none. */
  poster: Nullable(Type.String()),
  /** Of the video, in pixels: upright or square. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The video as it was sent. */
  url: Type.String(),
  /** Smaller versions, the smallest first; none where the site makes none. */
  renditions: Type.Array(
    Type.Object({
      /** Shorter edge in pixels. */
      edge: Type.Integer(),
      url: Type.String(),
    }),
  ),
  /** Null: not known. */
  hasSound: Nullable(Type.Boolean()),
  publishedAt: Instant,
  /** The match that it shows. */
  fixture: Nullable(Fixture),
  /** Readers who watched it. */
  views: Type.Integer(),
  likes: Type.Integer(),
  comments: Type.Integer(),
  /** By the reader. */
  liked: Type.Boolean(),
  /** Made for the demo; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type Reel = Static<typeof Reel>;

export const ReelLikes = Type.Object({ titleId: Type.Integer(), likes: Type.Integer(), liked: Type.Boolean() });
export type ReelLikes = Static<typeof ReelLikes>;

/** A reel as the desk edits it. */
export const DeskReel = Type.Object({
  ...DeskTitle.properties,
  /** The uploaded video. */
  sourceId: Nullable(Type.Integer()),
});
export type DeskReel = Static<typeof DeskReel>;

export const DeskReelRow = Type.Object({ ...DeskReel.properties, video: Nullable(PostSource) });
export type DeskReelRow = Static<typeof DeskReelRow>;
