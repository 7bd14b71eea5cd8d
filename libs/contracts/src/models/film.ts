import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { DeskTitle, LicenceKind } from './media.js';
import { PostSource } from './newsfeed.js';

/** Languages of subtitles. */
export const SubtitleLanguage = Type.Enum(['vi', 'en', 'fr', 'es', 'ja', 'ko', 'zh', 'th']);
export type SubtitleLanguage = Static<typeof SubtitleLanguage>;

/** A subtitle: plain text that is shown from one second to another. */
export const SubtitleCue = Type.Object({ from: Type.Number(), to: Type.Number(), text: Type.String() });
export type SubtitleCue = Static<typeof SubtitleCue>;

const Picture = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() });

/** A film or series in lists. */
export const FilmCard = Type.Object({
  titleId: Type.Integer(),
  /** Its page is `/phim-anh/{slug}`. */
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  genre: Type.String(),
  year: Nullable(Type.Integer()),
  poster: Nullable(Picture),
  /** Number of episodes that readers get. */
  episodes: Type.Integer(),
  /** Length of all of them. */
  seconds: Type.Integer(),
  publishedAt: Instant,
  /** Made for the demo; the UI must mark it as simulated. */
  simulated: Type.Boolean(),
});
export type FilmCard = Static<typeof FilmCard>;

/** An episode in the list of its film. */
export const EpisodeCard = Type.Object({
  videoId: Type.Integer(),
  season: Type.Integer(),
  /** Numbers go on over all seasons. Its page is `/phim-anh/{slug}/tap-{number}`. */
  number: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  /** Length of the video. */
  seconds: Type.Integer(),
  /** A picture of the video; null where the site makes none. */
  still: Nullable(Picture),
});
export type EpisodeCard = Static<typeof EpisodeCard>;

export const FilmInfo = Type.Object({
  ...FilmCard.properties,
  /** Who made it. */
  credits: Type.String(),
  list: Type.Array(EpisodeCard),
  subtitles: Type.Array(SubtitleLanguage),
  licence: Type.Object({ holder: Type.String(), kind: LicenceKind, validUntil: Nullable(Instant) }),
  /** Other films, the newest first. */
  others: Type.Array(FilmCard),
});
export type FilmInfo = Static<typeof FilmInfo>;

export const EpisodeInfo = Type.Object({
  ...EpisodeCard.properties,
  film: FilmInfo,
  url: Type.String(),
  /** An HLS playlist in several heights; null where the site makes none. */
  hls: Nullable(Type.String()),
  tracks: Type.Array(Type.Object({ subtitleId: Type.Integer(), language: SubtitleLanguage })),
});
export type EpisodeInfo = Static<typeof EpisodeInfo>;

/** An episode with its film, such as one to go on with. */
export const WatchedEpisode = Type.Object({ film: FilmCard, episode: EpisodeCard });
export type WatchedEpisode = Static<typeof WatchedEpisode>;

export const DeskEpisode = Type.Object({
  season: Type.Integer(),
  number: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  /** The uploaded video. */
  sourceId: Type.Integer(),
  tracks: Type.Array(Type.Object({ subtitleId: Type.Integer(), language: SubtitleLanguage })),
});
export type DeskEpisode = Static<typeof DeskEpisode>;

/** A film as the desk edits it. */
export const DeskFilm = Type.Object({
  ...DeskTitle.properties,
  /** The uploaded picture. */
  posterId: Nullable(Type.Integer()),
  genre: Type.String(),
  year: Nullable(Type.Integer()),
  credits: Type.String(),
  episodes: Type.Array(DeskEpisode),
});
export type DeskFilm = Static<typeof DeskFilm>;

/** With the poster and the videos of its episodes. */
export const DeskFilmRow = Type.Object({ ...DeskFilm.properties, files: Type.Array(PostSource) });
export type DeskFilmRow = Static<typeof DeskFilmRow>;
