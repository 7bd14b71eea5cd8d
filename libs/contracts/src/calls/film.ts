import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Empty, Id, Nullable } from '../models/common.js';
import { EpisodeInfo, FilmCard, FilmInfo, SubtitleCue, SubtitleLanguage, WatchedEpisode } from '../models/film.js';

const Slug = Type.String({ minLength: 1, maxLength: 200 });
const missing = [Code.notFound, Code.mediaWithdrawn] as const;

/** Films for readers. Only titles with a valid licence are here. */
export const filmCalls = {
  'GET /other/api/film/list': call({
    summary: 'Phim, mới đăng trước; lọc theo thể loại, phim lẻ hay phim bộ, hay một phần tên phim',
    access: 'public',
    query: Type.Object({
      genre: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
      form: Type.Optional(Type.Enum(['single', 'series'])),
      /** A part of the title, with or without diacritics. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      /** `next` of the page before. */
      after: Type.Optional(Type.String({ maxLength: 40, pattern: '^[0-9]{1,13}-[1-9][0-9]{0,8}$' })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 18 })),
    }),
    data: Type.Object({ list: Type.Array(FilmCard), next: Nullable(Type.String()) }),
  }),
  'GET /other/api/film/genres': call({
    summary: 'Các thể loại có phim, nhiều nhất trước',
    access: 'public',
    data: Type.Object({ list: Type.Array(Type.String()) }),
  }),
  'GET /other/api/film/info/{slug}': call({
    summary: 'Một phim với các tập',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    data: FilmInfo,
    codes: missing,
  }),
  'GET /other/api/film/info/{slug}/{number}': call({
    summary: 'Một tập phim',
    access: 'public',
    params: Type.Object({ slug: Slug, number: Type.Integer({ minimum: 1, maximum: 999 }) }),
    data: EpisodeInfo,
    codes: missing,
  }),
  'GET /other/api/film/subtitle/{subtitleId}': call({
    summary: 'Phụ đề của một tập, chỉ có chữ',
    access: 'public',
    params: Type.Object({ subtitleId: Id }),
    data: Type.Object({ language: SubtitleLanguage, cues: Type.Array(SubtitleCue) }),
    codes: [Code.notFound],
  }),
  /** Videos that are no episodes, or that readers do not get, are passed over. */
  'GET /other/api/film/watched': call({
    summary: 'Các tập của những video này, để xem tiếp',
    access: 'public',
    query: Type.Object({
      videos: Type.String({ maxLength: 250, pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,19}$' }),
    }),
    data: Type.Object({ list: Type.Array(WatchedEpisode) }),
  }),
  'GET /other/api/film/follow/{titleId}': call({
    summary: 'Tôi có theo dõi phim này không',
    access: 'member',
    params: Type.Object({ titleId: Id }),
    data: Type.Object({ follows: Type.Boolean() }),
  }),
  'POST /other/api/film/follow/{titleId}': call({
    summary: 'Theo dõi phim để nhận tin khi có tập mới, hoặc thôi theo dõi',
    access: 'member',
    params: Type.Object({ titleId: Id }),
    body: Type.Object({ follows: Type.Boolean() }),
    data: Empty,
    codes: [Code.notFound],
    perMinute: 60,
  }),
};
