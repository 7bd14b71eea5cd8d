import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FeedTab, PostType, PostVisibility, UserFilter } from '../enumerations.js';
import { ReactionName, Reactor, RoomPerson } from '../models/chat.js';
import { FixtureId, Id, List, Nullable } from '../models/common.js';
import { Comment, CommentLikes, HashtagTotal, Post, PostPage, PostReactions, Upload } from '../models/newsfeed.js';
import { PostAuthor } from '../models/post-author.js';
import { PostLimit } from '../post-limits.js';

// Twice the limit in UTF-16 units: the server counts code points, after it has normalized the text.
const Text = (codePoints: number) => Type.String({ maxLength: 2 * codePoints });
// A query holds text, which is read as a number only where the schema names the type.
const OneOf = <N extends number>(names: Readonly<Record<string, N>>) =>
  Type.Unsafe<N>({ type: 'integer', enum: Object.values(names) });
const Uuid = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });
const Visibility = Type.Enum([PostVisibility.public, PostVisibility.private]);
const Cursor = Type.String({ maxLength: 32, pattern: '^[0-9]{1,16}$' });
const Sources = Type.Optional(
  Type.Array(Type.Object({ sourceId: Id, alt: Type.Optional(Text(PostLimit.altLength)) }), {
    maxItems: PostLimit.maxPictures,
  }),
);
const Hashtag = Type.String({ minLength: 1, maxLength: 2 * PostLimit.hashtagLength });
const PostId = Type.Object({ id: Id });
/** Members whose `@name` is in the text; those whose name is not in it are left out. The server refuses more than a text may name. */
const Mentions = Type.Optional(Type.Array(Id, { maxItems: 10_000 }));
/** The match, the article or the tip of the card. */
const Subject = Type.Union([
  Type.Object({
    type: Type.Literal(PostType.shareLive),
    fixtureId: FixtureId,
    /** The commentator with whom one watches it. */
    hostId: Type.Optional(Nullable(Id)),
  }),
  Type.Object({ type: Type.Literal(PostType.shareArticle), id: Id }),
  Type.Object({ type: Type.Literal(PostType.shareTip), id: Id }),
  /** The server decides which of the two it is. */
  Type.Object({ type: Type.Enum([PostType.eventLive, PostType.shareEvent]), id: Id }),
]);
/** What the comments are on: a post, an article, or a title of the site's own media; one of them alone. */
const place = { postId: Type.Optional(Id), articleId: Type.Optional(Id), titleId: Type.Optional(Id) };
const placeCodes = [Code.postNotFound, Code.notFound];

export const newsfeedCalls = {
  /** A repeated `uuid` is answered with the post that the first request made. */
  'POST /au/api/user/newsfeed-create': call({
    summary: 'Đăng một bài viết lên bảng tin',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      content: Text(PostLimit.postLength),
      mentions: Mentions,
      /** A post with a card may be without words. */
      subject: Type.Optional(Subject),
      visibility: Type.Optional(Visibility),
      uuid: Uuid,
      /** Uploaded files in their order: pictures, or one video. */
      sources: Sources,
      /** The post shows the author's profile picture as it is now (type 90), and neither files nor a card. */
      avatar: Type.Optional(Type.Boolean()),
    }),
    data: Post,
    codes: [
      Code.postEmpty,
      Code.postTooLong,
      Code.postTooFast,
      Code.chatBanned,
      Code.conflict,
      Code.uploadNotFound,
      Code.tooManyUploads,
      Code.tooManyMentions,
      Code.tooManyHashtags,
      Code.notFound,
      Code.subjectNotFound,
    ],
    perMinute: 30,
  }),
  'POST /au/api/user/newsfeed-share': call({
    summary: 'Chia sẻ một bài viết công khai, có thể thêm lời của mình',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      id: Id,
      content: Type.Optional(Text(PostLimit.postLength)),
      mentions: Mentions,
      visibility: Type.Optional(Visibility),
      uuid: Uuid,
      /** Files of the share itself. */
      sources: Sources,
    }),
    data: Post,
    codes: [
      Code.postNotFound,
      Code.postTooLong,
      Code.postTooFast,
      Code.chatBanned,
      Code.conflict,
      Code.uploadNotFound,
      Code.tooManyMentions,
      Code.tooManyHashtags,
    ],
    perMinute: 30,
  }),
  'POST /au/api/user/newsfeed-update': call({
    summary: 'Sửa lời hoặc đổi người xem một bài viết của mình',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      id: Id,
      content: Type.Optional(Text(PostLimit.postLength)),
      /** Beside those whom the post names already. */
      mentions: Mentions,
      visibility: Type.Optional(Visibility),
      /** All files of the changed post; those of the post that are missing here are deleted. */
      sources: Sources,
    }),
    data: Post,
    codes: [
      Code.forbidden,
      Code.postNotFound,
      Code.postEmpty,
      Code.postTooLong,
      Code.postTooFast,
      Code.chatBanned,
      Code.uploadNotFound,
      Code.tooManyMentions,
      Code.tooManyHashtags,
    ],
    perMinute: 30,
  }),
  /** The file itself goes over the tus protocol. */
  'GET /au/api/user/upload/{uploadId}': call({
    summary: 'Tệp mình đã tải lên cho bài viết: còn gửi, đang kiểm tra, bị từ chối hay đã xong',
    access: 'member',
    sensitive: true,
    params: Type.Object({ uploadId: Type.String({ maxLength: 32, pattern: '^[0-9a-f]{32}$' }) }),
    data: Upload,
    codes: [Code.uploadNotFound],
    perMinute: 240,
  }),
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /au/api/user/newsfeed-reaction': call({
    summary: 'Bày tỏ cảm xúc với một bài viết; reaction là null thì bỏ',
    access: 'member',
    sensitive: true,
    body: Type.Object({ id: Id, reaction: Nullable(ReactionName) }),
    data: PostReactions,
    codes: [Code.postNotFound, Code.postTooFast],
    perMinute: 120,
  }),
  'GET /au/api/user/newsfeed-list': call({
    summary: 'Các bài viết mà người gọi được xem, mới nhất trước',
    access: 'public',
    cost: 2,
    query: Type.Object({
      type: Type.Optional(OneOf(FeedTab)),
      filter: Type.Optional(OneOf(UserFilter)),
      /** Only posts of this member. */
      userId: Type.Optional(Id),
      /** Of the posts of one member only those with pictures of their own. */
      pictures: Type.Optional(Type.Boolean()),
      /** Only public posts with this hashtag, of any member. */
      hashtag: Type.Optional(Hashtag),
      /** From the page before. */
      cursor: Type.Optional(Cursor),
      /** Only posts that are newer than this one; without a cursor. */
      newerThan: Type.Optional(Id),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: PostLimit.maxPage, default: 10 })),
    }),
    data: PostPage,
  }),
  'GET /au/api/user/newsfeed/{id}': call({
    summary: 'Một bài viết',
    access: 'public',
    params: PostId,
    data: Post,
    codes: [Code.postNotFound],
  }),
  'DELETE /au/api/user/newsfeed/{id}': call({
    summary: 'Xóa một bài viết của mình; kiểm duyệt viên xóa được bài của người khác',
    access: 'member',
    sensitive: true,
    params: PostId,
    data: Type.Object({ id: Type.Integer() }),
    codes: [Code.postNotFound, Code.forbidden],
  }),
  'GET /au/api/user/newsfeed-reaction': call({
    summary: 'Những người đã bày tỏ cảm xúc với một bài viết',
    access: 'public',
    query: Type.Object({
      id: Id,
      reaction: Type.Optional(ReactionName),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    data: List(Reactor),
    codes: [Code.postNotFound],
  }),
  'GET /au/api/user/newsfeed-share': call({
    summary: 'Những người đã chia sẻ công khai một bài viết',
    access: 'public',
    query: Type.Object({
      id: Id,
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    data: List(PostAuthor),
    codes: [Code.postNotFound],
  }),
  'GET /au/api/user/newsfeed-people': call({
    summary: 'Thành viên có thể nhắc đến, hợp với chữ đã gõ sau @, tối đa 8; bạn bè và người đang theo dõi xếp trước',
    access: 'member',
    cost: 2,
    query: Type.Object({
      /** The beginning of a name, of a word in it or of a username, with or without marks; absent for those one knows. */
      word: Type.Optional(Type.String({ maxLength: 30 })),
    }),
    data: List(RoomPerson),
    perMinute: 90,
  }),
  'GET /au/api/user/newsfeed-hashtags': call({
    summary:
      'Hashtag được nhiều người dùng nhất 24 giờ qua; có word thì là các hashtag bắt đầu như vậy của 30 ngày qua',
    access: 'public',
    sameForAll: true,
    query: Type.Object({
      /** With or without marks. */
      word: Type.Optional(Type.String({ minLength: 1, maxLength: 2 * PostLimit.hashtagLength })),
    }),
    data: List(HashtagTotal),
  }),
  /** The specification spells it so. */
  'GET /other/api/comment/toal': call({
    summary: 'Số bình luận của một bài viết (postId), một bài báo (articleId) hoặc một video, phim, truyện (titleId)',
    access: 'public',
    query: Type.Object(place),
    data: Type.Object({ total: Type.Integer() }),
    codes: placeCodes,
  }),
  'GET /other/api/comment/page-list': call({
    summary:
      'Bình luận của một bài viết, bài báo, video, phim hay truyện, mới nhất trước; có parentId thì là các trả lời, cũ nhất trước',
    access: 'public',
    query: Type.Object({
      ...place,
      parentId: Type.Optional(Id),
      /** From the page before. */
      cursor: Type.Optional(Cursor),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    }),
    data: Type.Object({ list: Type.Array(Comment), cursor: Nullable(Type.String()), total: Type.Integer() }),
    codes: placeCodes,
  }),
  'POST /other/api/comment/create': call({
    summary: 'Bình luận một bài viết, bài báo, video, phim hay truyện, hoặc trả lời một bình luận',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      ...place,
      parentId: Type.Optional(Nullable(Id)),
      content: Text(PostLimit.commentLength),
      mentions: Mentions,
      uuid: Uuid,
    }),
    data: Comment,
    codes: [
      ...placeCodes,
      Code.commentNotFound,
      Code.postEmpty,
      Code.postTooLong,
      Code.postTooFast,
      Code.chatBanned,
      Code.conflict,
      Code.tooManyMentions,
    ],
    perMinute: 60,
  }),
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /other/api/comment/like': call({
    summary: 'Thích một bình luận, hoặc thôi thích',
    access: 'member',
    sensitive: true,
    body: Type.Object({ commentId: Id, liked: Type.Boolean() }),
    data: CommentLikes,
    codes: [Code.commentNotFound, Code.postTooFast],
    perMinute: 120,
  }),
  'GET /other/api/comment/like': call({
    summary: 'Những người đã thích một bình luận',
    access: 'public',
    query: Type.Object({
      commentId: Id,
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    data: List(Reactor),
    codes: [Code.commentNotFound],
  }),
  'DELETE /other/api/comment/{id}': call({
    summary: 'Xóa bình luận của mình hoặc dưới bài của mình; kiểm duyệt viên xóa được bình luận của người khác',
    access: 'member',
    sensitive: true,
    params: PostId,
    data: Type.Object({ commentId: Type.Integer() }),
    codes: [Code.commentNotFound, Code.postNotFound, Code.forbidden],
  }),
};
