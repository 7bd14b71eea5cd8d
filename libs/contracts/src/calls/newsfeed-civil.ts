import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, Nullable } from '../models/common.js';
import { BanReason } from '../models/moderation.js';
import { MutedAuthor, RemovedPost, SavedPost } from '../models/newsfeed.js';
import { PostLimit } from '../post-limits.js';

const Cursor = Type.Optional(Type.String({ maxLength: 32, pattern: '^[0-9]{1,16}$' }));
const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: PostLimit.maxPage, default: 10 }));

/** Bookmarks, what a reader does not want to see, and reports. All of them are the caller's own, and no other user sees them. */
export const newsfeedCivilCalls = {
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /au/api/user/newsfeed-bookmark': call({
    summary: 'Lưu một bài viết để xem lại, hoặc bỏ lưu với saved là false',
    access: 'member',
    sensitive: true,
    body: Type.Object({ id: Id, saved: Type.Boolean() }),
    data: Type.Object({ id: Type.Integer(), saved: Type.Boolean() }),
    codes: [Code.postNotFound, Code.listFull],
    perMinute: 60,
  }),
  'GET /au/api/user/newsfeed-bookmark': call({
    summary: 'Những bài tôi đã lưu, mới lưu trước',
    access: 'member',
    query: Type.Object({ cursor: Cursor, pageSize: PageSize }),
    data: Type.Object({ list: Type.Array(SavedPost), cursor: Nullable(Type.String()) }),
  }),
  'POST /au/api/user/newsfeed-hide': call({
    summary: 'Không hiện một bài viết trong bảng tin của tôi nữa, hoặc hiện lại với hidden là false',
    access: 'member',
    sensitive: true,
    body: Type.Object({ id: Id, hidden: Type.Boolean() }),
    data: Type.Object({ id: Type.Integer(), hidden: Type.Boolean() }),
    codes: [Code.postNotFound, Code.listFull],
    perMinute: 60,
  }),
  'POST /au/api/user/newsfeed-mute': call({
    summary: 'Không hiện bài của một thành viên trong bảng tin của tôi nữa, hoặc hiện lại với muted là false',
    access: 'member',
    sensitive: true,
    body: Type.Object({ userId: Id, muted: Type.Boolean() }),
    data: Type.Object({ userId: Type.Integer(), muted: Type.Boolean() }),
    codes: [Code.notFound, Code.listFull],
    perMinute: 60,
  }),
  'GET /au/api/user/newsfeed-mute': call({
    summary: 'Những thành viên mà bảng tin của tôi không hiện bài',
    access: 'member',
    data: Type.Object({ list: Type.Array(MutedAuthor) }),
  }),
  /** One report of each member and post or comment; a repeated one changes nothing. */
  'POST /au/api/user/newsfeed-report': call({
    summary: 'Báo cáo một bài viết hay bình luận với ban quản trị; bình luận của bài báo thì không có id',
    access: 'member',
    sensitive: true,
    body: Type.Object({ id: Type.Optional(Id), commentId: Type.Optional(Id), reason: BanReason }),
    data: Type.Object({ reported: Type.Boolean() }),
    codes: [Code.postNotFound, Code.commentNotFound, Code.forbidden],
    perMinute: 10,
  }),
  'GET /au/api/user/newsfeed-removed': call({
    summary: 'Bài viết và bình luận của tôi đã bị gỡ, và vì sao; mới nhất trước',
    access: 'member',
    data: Type.Object({ list: Type.Array(RemovedPost) }),
  }),
};
