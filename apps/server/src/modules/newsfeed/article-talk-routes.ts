import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { ArticleTalkService } from './article-talk-service.js';

type ArticleTalkCall = 'POST /other/api/article/reaction' | 'GET /other/api/article/reaction';

const PEOPLE = 50;

/** The REST calls about reactions to articles. */
export const articleTalkRoutes = (talk: ArticleTalkService): Handlers<ArticleTalkCall> => ({
  'POST /other/api/article/reaction': ({ body: { articleId, reaction } }, caller) =>
    talk.react(requireIdentity(caller), articleId, reaction),
  'GET /other/api/article/reaction': ({ query }, { identity }) => {
    const { articleId: id, reaction, pageNum = 1, pageSize = PEOPLE } = query;
    return talk.reactors(identity, { id, reaction, pageNum, pageSize });
  },
});
