import { requireIdentity } from '../../../platform/http/access.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import { postNotFound } from '../newsfeed-faults.js';
import type { FeedDesk } from './feed-desk.js';
import type { Subject } from './feed-desk-repository.js';
import type { FeedReportService } from './feed-report-service.js';
import type { ReaderListsService } from './reader-lists-service.js';

type FeedCivilCall =
  | 'POST /au/api/user/newsfeed-bookmark'
  | 'GET /au/api/user/newsfeed-bookmark'
  | 'POST /au/api/user/newsfeed-hide'
  | 'POST /au/api/user/newsfeed-mute'
  | 'GET /au/api/user/newsfeed-mute'
  | 'POST /au/api/user/newsfeed-report'
  | 'GET /au/api/user/newsfeed-removed';

type FeedDeskCall = 'POST /ac/api/chat/moderation/remove-post' | 'POST /ac/api/chat/moderation/dismiss-post';

const PAGE = 10;

/** The REST calls by which readers keep their feeds as they like them. */
export const feedCivilRoutes = (lists: ReaderListsService, reports: FeedReportService): Handlers<FeedCivilCall> => ({
  'POST /au/api/user/newsfeed-bookmark': ({ body: { id, saved } }, caller) =>
    lists.save(requireIdentity(caller), id, saved),
  'GET /au/api/user/newsfeed-bookmark': ({ query: { pageSize = PAGE, cursor } }, caller) =>
    lists.saved(requireIdentity(caller), { cursor, pageSize }),
  'POST /au/api/user/newsfeed-hide': ({ body: { id, hidden } }, caller) =>
    lists.hide(requireIdentity(caller), id, hidden),
  'POST /au/api/user/newsfeed-mute': ({ body: { userId, muted } }, caller) =>
    lists.mute(requireIdentity(caller), userId, muted),
  'GET /au/api/user/newsfeed-mute': (_, caller) => lists.muted(requireIdentity(caller)),
  'POST /au/api/user/newsfeed-report': async ({ body }, caller) => {
    await reports.report(requireIdentity(caller), body);
    return { reported: true };
  },
  'GET /au/api/user/newsfeed-removed': (_, caller) => reports.removed(requireIdentity(caller)),
});

/** The REST calls by which moderators decide about posts and comments. */
export const feedDeskRoutes = (desk: FeedDesk): Handlers<FeedDeskCall> => ({
  'POST /ac/api/chat/moderation/remove-post': async ({ body: { postId, commentId, ...grounds } }, caller) => {
    const subject = subjectOf({ postId, commentId });
    await desk.remove(requireIdentity(caller), subject, grounds);
    return { postId: subject.postId };
  },
  'POST /ac/api/chat/moderation/dismiss-post': async ({ body }, caller) => {
    const subject = subjectOf(body);
    await desk.dismiss(requireIdentity(caller), subject);
    return { postId: subject.postId };
  },
});

/** What a request names: a post, or a comment. Throws for neither. */
function subjectOf({ postId, commentId }: { postId?: number | undefined; commentId?: number | undefined }): Subject {
  if (postId === undefined && commentId === undefined) throw postNotFound();
  return { postId: postId ?? null, commentId: commentId ?? null };
}
