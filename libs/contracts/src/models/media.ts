import { type Static, Type } from 'typebox';
import { mediaKinds } from '../enumerations.js';
import { Instant, Nullable } from './common.js';
import { Fixture } from './fixture.js';
import { PostSource } from './newsfeed.js';

/** A part of a video. */
export const MediaChapter = Type.Object({
  /** Where it starts. */
  second: Type.Integer(),
  text: Type.String(),
  /** A goal: the text may tell the score. */
  goal: Type.Boolean(),
});
export type MediaChapter = Static<typeof MediaChapter>;

/** Kinds of titles. Each kind has its pages and its screens at the desk. */
export const MediaKind = Type.Enum([...mediaKinds]);
export type MediaKind = Static<typeof MediaKind>;

/** `own`: made by the site; `open`: a free licence. */
export const LicenceKind = Type.Enum(['own', 'bought', 'partner', 'open']);
export type LicenceKind = Static<typeof LicenceKind>;

/** Why the site may show a title, and until when. */
export const MediaLicence = Type.Object({
  /** Who holds the rights. */
  holder: Type.String(),
  kind: LicenceKind,
  /** Where the pictures come from: an address or words. */
  source: Type.String(),
  /** Where it may be shown; empty: everywhere. */
  territory: Type.String(),
  /** Number or place of the contract. */
  document: Type.String(),
  validFrom: Instant,
  /** Null: without end. */
  validUntil: Nullable(Instant),
});
export type MediaLicence = Static<typeof MediaLicence>;

/** A highlight in lists. */
export const HighlightCard = Type.Object({
  titleId: Type.Integer(),
  videoId: Type.Integer(),
  /** Its page is `/highlight/{slug}`. */
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  /** Length of the video. */
  seconds: Type.Integer(),
  /** A picture of the video; null where the site makes none. */
  poster: Nullable(Type.String()),
  /** Of the video, in pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  publishedAt: Instant,
  /** The match that it shows. */
  fixture: Nullable(Fixture),
  /** Made for the demo; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type HighlightCard = Static<typeof HighlightCard>;

export const HighlightInfo = Type.Object({
  ...HighlightCard.properties,
  url: Type.String(),
  /** An HLS playlist in several heights; null where the site makes none. */
  hls: Nullable(Type.String()),
  chapters: Type.Array(MediaChapter),
  /** What to watch after it, the next one first. */
  next: Type.Array(HighlightCard),
});
export type HighlightInfo = Static<typeof HighlightInfo>;

/** How far a member has watched a video. */
export const MediaProgress = Type.Object({
  /** Of the title. */
  kind: MediaKind,
  titleId: Type.Integer(),
  videoId: Type.Integer(),
  second: Type.Integer(),
  /** Length of the video. */
  seconds: Type.Integer(),
});
export type MediaProgress = Static<typeof MediaProgress>;

/** `withdrawn`: taken down; the address says so. */
export const MediaStatus = Type.Enum(['draft', 'published', 'withdrawn']);
export type MediaStatus = Static<typeof MediaStatus>;

/** What the desk keeps of a title, whatever its kind. */
export const DeskTitle = Type.Object({
  id: Type.Integer(),
  /** Free among titles of its kind. */
  slug: Type.String(),
  status: MediaStatus,
  title: Type.String(),
  summary: Type.String(),
  /** The match that it is about; null where there is none. */
  fixtureId: Nullable(Type.String()),
  licence: Nullable(MediaLicence),
  publishedAt: Nullable(Instant),
  withdrawReason: Nullable(Type.String()),
  simulated: Type.Boolean(),
  /** Increases with every change. A change names the version that it was made from. */
  version: Type.Integer(),
});
export type DeskTitle = Static<typeof DeskTitle>;

/** A highlight as the desk edits it. */
export const DeskHighlight = Type.Object({
  ...DeskTitle.properties,
  /** The uploaded video. */
  sourceId: Nullable(Type.Integer()),
  chapters: Type.Array(MediaChapter),
});
export type DeskHighlight = Static<typeof DeskHighlight>;

export const DeskHighlightRow = Type.Object({ ...DeskHighlight.properties, video: Nullable(PostSource) });
export type DeskHighlightRow = Static<typeof DeskHighlightRow>;

/** A member's bookmark on a title; `title` is null while readers do not see it. */
export const SavedTitle = Type.Object({
  titleId: Type.Integer(),
  savedAt: Instant,
  title: Nullable(
    Type.Object({
      titleId: Type.Integer(),
      kind: MediaKind,
      slug: Type.String(),
      title: Type.String(),
      simulated: Type.Boolean(),
      poster: Nullable(Type.String()),
      /** The match that it is about, which names it while scores are hidden. */
      fixture: Nullable(Fixture),
    }),
  ),
});
export type SavedTitle = Static<typeof SavedTitle>;
