import { FeedTab, UserFilter } from '@khandai/contracts';
import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { CommentService } from './comment-service.js';
import type { HashtagService } from './hashtag-service.js';
import type { MentionService } from './mention-service.js';
import type { PostService } from './post-service.js';

type NewsfeedCall =
  | 'POST /au/api/user/newsfeed-create'
  | 'POST /au/api/user/newsfeed-share'
  | 'POST /au/api/user/newsfeed-update'
  | 'POST /au/api/user/newsfeed-reaction'
  | 'GET /au/api/user/newsfeed-list'
  | 'GET /au/api/user/newsfeed/{id}'
  | 'DELETE /au/api/user/newsfeed/{id}'
  | 'GET /au/api/user/newsfeed-reaction'
  | 'GET /au/api/user/newsfeed-share';

type CommentCall =
  | 'GET /other/api/comment/toal'
  | 'GET /other/api/comment/page-list'
  | 'POST /other/api/comment/create'
  | 'POST /other/api/comment/like'
  | 'GET /other/api/comment/like'
  | 'DELETE /other/api/comment/{id}';

type NamingCall = 'GET /au/api/user/newsfeed-people' | 'GET /au/api/user/newsfeed-hashtags';

const PAGE = 10;
const PEOPLE = 50;

/** The REST calls about posts. */
export const postRoutes = (posts: PostService): Handlers<NewsfeedCall> => ({
  'POST /au/api/user/newsfeed-create': ({ body }, caller) => posts.create(requireIdentity(caller), body),
  'POST /au/api/user/newsfeed-share': ({ body: { content = '', ...body } }, caller) =>
    posts.share(requireIdentity(caller), { ...body, content }),
  'POST /au/api/user/newsfeed-update': ({ body }, caller) => posts.update(requireIdentity(caller), body),
  'POST /au/api/user/newsfeed-reaction': ({ body: { id, reaction } }, caller) =>
    posts.react(requireIdentity(caller), id, reaction),
  'GET /au/api/user/newsfeed-list': ({ query }, { identity }) => {
    const { type: tab = FeedTab.newsfeed, filter = UserFilter.all, pageSize = PAGE, ...rest } = query;
    return posts.list(identity, { ...rest, tab, filter, pageSize });
  },
  'GET /au/api/user/newsfeed/{id}': ({ params: { id } }, { identity }) => posts.one(identity, id),
  'DELETE /au/api/user/newsfeed/{id}': ({ params: { id } }, caller) => posts.remove(requireIdentity(caller), id),
  'GET /au/api/user/newsfeed-reaction': ({ query: { pageNum = 1, pageSize = PEOPLE, ...query } }, { identity }) =>
    posts.reactors(identity, { ...query, pageNum, pageSize }),
  'GET /au/api/user/newsfeed-share': ({ query: { pageNum = 1, pageSize = PEOPLE, id } }, { identity }) =>
    posts.sharers(identity, { id, pageNum, pageSize }),
});

/** The REST calls about comments. */
export const commentRoutes = (comments: CommentService): Handlers<CommentCall> => ({
  'GET /other/api/comment/toal': ({ query }, { identity }) => comments.total(identity, query),
  'GET /other/api/comment/page-list': ({ query: { pageSize = PAGE, ...query } }, { identity }) =>
    comments.list(identity, { ...query, pageSize }),
  'POST /other/api/comment/create': ({ body }, caller) => comments.create(requireIdentity(caller), body),
  'POST /other/api/comment/like': ({ body }, caller) => comments.like(requireIdentity(caller), body),
  'GET /other/api/comment/like': ({ query: { commentId: id, pageNum = 1, pageSize = PEOPLE } }, { identity }) =>
    comments.likers(identity, { id, pageNum, pageSize }),
  'DELETE /other/api/comment/{id}': ({ params: { id } }, caller) => comments.remove(requireIdentity(caller), id),
});

/** The REST calls that complete what one writes. */
export const namingRoutes = ({
  mentions,
  hashtags,
}: {
  readonly mentions: Pick<MentionService, 'search'>;
  readonly hashtags: Pick<HashtagService, 'list'>;
}): Handlers<NamingCall> => ({
  'GET /au/api/user/newsfeed-people': ({ query: { word } }, caller) => mentions.search(requireIdentity(caller), word),
  'GET /au/api/user/newsfeed-hashtags': ({ query: { word } }) => hashtags.list(word),
});
