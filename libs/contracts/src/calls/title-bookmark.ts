import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, Nullable } from '../models/common.js';
import { SavedTitle } from '../models/media.js';

const Saved = Type.Object({ titleId: Type.Integer(), saved: Type.Boolean() });

/** Bookmarks on highlights, reels, films and comics. */
export const titleBookmarkCalls = {
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /au/api/user/title-bookmark': call({
    summary: 'Lưu một highlight, reels, phim hay truyện để xem lại, hoặc bỏ lưu với saved là false',
    access: 'member',
    body: Type.Object({ titleId: Id, saved: Type.Boolean() }),
    data: Saved,
    codes: [Code.notFound, Code.listFull],
    perMinute: 60,
  }),
  'GET /au/api/user/title-bookmark/{id}': call({
    summary: 'Tôi đã lưu nội dung này chưa',
    access: 'member',
    params: Type.Object({ id: Id }),
    data: Saved,
  }),
  'GET /au/api/user/title-bookmark': call({
    summary: 'Những highlight, reels, phim và truyện tôi đã lưu, mới lưu trước',
    access: 'member',
    query: Type.Object({
      cursor: Type.Optional(Type.String({ maxLength: 32, pattern: '^[0-9]{1,15}$' })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    data: Type.Object({ list: Type.Array(SavedTitle), cursor: Nullable(Type.String()) }),
  }),
};
