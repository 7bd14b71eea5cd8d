import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { DeskFeedbackService } from './desk-feedback-service.js';
import type { FeedbackService } from './feedback-service.js';

const OWN_PAGE = 10;
const DESK_PAGE = 25;

type FeedbackCall =
  | 'POST /al/api/user/feedback/create'
  | 'POST /al/api/user/feedback/file'
  | 'GET /al/api/user/feedback/list'
  | 'GET /other/api/desk/feedback'
  | 'GET /other/api/desk/feedback/{id}'
  | 'POST /other/api/desk/feedback/{id}'
  | 'POST /other/api/desk/feedback/{id}/answer'
  | 'GET /other/api/desk/feedback/{id}/{fileId}';

export interface FeedbackRoutesDeps {
  readonly feedback: FeedbackService;
  readonly desk: DeskFeedbackService;
}

export const feedbackRoutes = ({ feedback, desk }: FeedbackRoutesDeps): Handlers<FeedbackCall> => ({
  'POST /al/api/user/feedback/create': ({ body }, caller) => feedback.create(requireIdentity(caller), body, caller.ip),
  'POST /al/api/user/feedback/file': ({ file }, { ip }) => feedback.upload(file, ip),
  'GET /al/api/user/feedback/list': ({ query: { pageNum = 1, pageSize = OWN_PAGE } }, caller) =>
    feedback.own(requireIdentity(caller), pageNum, pageSize),
  'GET /other/api/desk/feedback': ({
    query: { pageNum = 1, pageSize = DESK_PAGE, sort = 'id', order = 'desc', ...rest },
  }) =>
    desk.list({
      ...rest,
      pageNum,
      pageSize,
      sort: sort === 'updatedAt' ? sort : 'id',
      order: order === 'asc' ? order : 'desc',
    }),
  'GET /other/api/desk/feedback/{id}': ({ params }) => desk.one(params.id),
  'POST /other/api/desk/feedback/{id}': ({ params, body }, caller) =>
    desk.update(requireIdentity(caller), params.id, body),
  'POST /other/api/desk/feedback/{id}/answer': ({ params, body }, caller) =>
    desk.answer(requireIdentity(caller), params.id, body),
  'GET /other/api/desk/feedback/{id}/{fileId}': ({ params }) => desk.file(params.id, params.fileId),
});
