import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Empty, FixtureId, Id, Nullable } from '../models/common.js';
import { HighlightCard, HighlightInfo, MediaProgress } from '../models/media.js';

const Second = Type.Integer({ minimum: 0, maximum: 86_400 });

/** Highlights for readers, and how far they have watched. Only titles with a valid licence are here. */
export const highlightCalls = {
  'GET /other/api/highlight/list': call({
    summary: 'Highlight mới nhất trước, lọc theo giải, trận hay ngày đá',
    access: 'public',
    query: Type.Object({
      leagueId: Type.Optional(FixtureId),
      fixtureId: Type.Optional(FixtureId),
      /** Of the match in Vietnam; of the publication where there is no match. */
      day: Type.Optional(Type.String({ format: 'date', maxLength: 10, pattern: '^(19|20)' })),
      /** Only these titles, in the order of publication. */
      ids: Type.Optional(Type.String({ maxLength: 200, pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,19}$' })),
      /** `next` of the page before. */
      after: Type.Optional(Type.String({ maxLength: 40, pattern: '^[0-9]{1,13}-[1-9][0-9]{0,8}$' })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 12 })),
    }),
    data: Type.Object({ list: Type.Array(HighlightCard), next: Nullable(Type.String()) }),
  }),
  'GET /other/api/highlight/leagues': call({
    summary: 'Các giải có highlight, nhiều nhất trước',
    access: 'public',
    data: Type.Object({ list: Type.Array(Type.Object({ leagueId: Type.String(), name: Type.String() })) }),
  }),
  'GET /other/api/highlight/info/{slug}': call({
    summary: 'Một highlight',
    access: 'public',
    /** The slug, or the number. */
    params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: HighlightInfo,
    codes: [Code.notFound, Code.mediaWithdrawn],
  }),
  'GET /other/api/media/progress': call({
    summary: 'Những video tôi xem gần đây, mới nhất trước, mỗi loại không quá hai mươi',
    access: 'member',
    data: Type.Object({ list: Type.Array(MediaProgress) }),
  }),
  /** Videos that readers do not get are passed over. */
  'POST /other/api/media/progress': call({
    summary: 'Lưu tôi đã xem tới đâu; merge gộp từ máy và giữ chỗ xa hơn',
    access: 'member',
    body: Type.Object({
      seen: Type.Array(Type.Object({ videoId: Id, second: Second }), { minItems: 1, maxItems: 50 }),
      merge: Type.Optional(Type.Boolean({ default: false })),
    }),
    data: Empty,
    perMinute: 60,
  }),
};
