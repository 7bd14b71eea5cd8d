import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { ReactionName, Reactor } from '../models/chat.js';
import { Id, List, Nullable } from '../models/common.js';
import { PostReactions } from '../models/newsfeed.js';

/** Reactions to articles. Comments on them have the same calls as those on posts. */
export const articleTalkCalls = {
  /** It sends the wanted state, so a retry after a lost answer has the same result. */
  'POST /other/api/article/reaction': call({
    summary: 'Bày tỏ cảm xúc với một bài báo; reaction là null thì bỏ',
    access: 'member',
    sensitive: true,
    body: Type.Object({ articleId: Id, reaction: Nullable(ReactionName) }),
    data: PostReactions,
    codes: [Code.notFound, Code.postTooFast],
    perMinute: 120,
  }),
  'GET /other/api/article/reaction': call({
    summary: 'Những người đã bày tỏ cảm xúc với một bài báo',
    access: 'public',
    query: Type.Object({
      articleId: Id,
      reaction: Type.Optional(ReactionName),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    data: List(Reactor),
    codes: [Code.notFound],
  }),
};
