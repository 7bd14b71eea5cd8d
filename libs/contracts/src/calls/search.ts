import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { SearchAnswer, SearchKind, SearchWhen } from '../models/search.js';

// Long enough that the server refuses a long search in words instead of as a malformed request.
const Query = Type.String({ maxLength: 20_000 });

export const searchCalls = {
  'GET /other/api/search': call({
    summary:
      'Tìm trận, đội, giải, thành viên, phòng, tin, phim và video, sự kiện, tip và bài viết; không phân biệt dấu, trùng dấu đứng trước',
    access: 'public',
    query: Type.Object({
      q: Query,
      /** Only hits of this kind; absent: the first hits of each kind. */
      kind: Type.Optional(SearchKind),
      /** Only matches, articles and posts of this time. */
      when: Type.Optional(SearchWhen),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
      /** Only with a kind. */
      cursor: Type.Optional(Type.String({ maxLength: 8, pattern: '^[0-9]{1,6}$' })),
    }),
    data: SearchAnswer,
    codes: [Code.searchTooLong],
    perMinute: 60,
  }),
  'GET /other/api/search/suggest': call({
    summary: 'Vài kết quả đầu tiên, trong khi người dùng gõ',
    access: 'public',
    query: Type.Object({ q: Query }),
    data: SearchAnswer,
    codes: [Code.searchTooLong],
    perMinute: 240,
  }),
};
