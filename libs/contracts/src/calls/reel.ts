import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, Nullable } from '../models/common.js';
import { Reel, ReelLikes } from '../models/reel.js';

/** Reels for readers. Only titles with a valid licence are here. */
export const reelCalls = {
  'GET /other/api/reel/list': call({
    summary: 'Reel chưa xem trước, trong đó mới nhất trước',
    access: 'public',
    query: Type.Object({
      /** `next` of the page before. */
      after: Type.Optional(Type.String({ maxLength: 40, pattern: '^[01]-[0-9]{1,13}-[1-9][0-9]{0,8}$' })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 8 })),
    }),
    data: Type.Object({ list: Type.Array(Reel), next: Nullable(Type.String()) }),
  }),
  'GET /other/api/reel/info/{slug}': call({
    summary: 'Một reel',
    access: 'public',
    /** The slug, or the number. */
    params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: Reel,
    codes: [Code.notFound, Code.mediaWithdrawn],
  }),
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /other/api/reel/like': call({
    summary: 'Thích hay bỏ thích một reel',
    access: 'member',
    sensitive: true,
    body: Type.Object({ titleId: Id, liked: Type.Boolean() }),
    data: ReelLikes,
    codes: [Code.notFound],
    perMinute: 120,
  }),
  'POST /other/api/reel/view/{id}': call({
    summary: 'Đếm một lượt xem reel: mỗi người xem một lần',
    access: 'guest',
    params: Type.Object({ id: Id }),
    data: Type.Object({ counted: Type.Boolean() }),
    codes: [Code.notFound],
    perMinute: 120,
  }),
};
