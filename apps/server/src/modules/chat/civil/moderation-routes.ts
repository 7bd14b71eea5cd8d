import { requireIdentity } from '../../../platform/http/access.js';
import type { Handlers } from '../../../platform/http/handlers.js';
import type { BanService } from './ban-service.js';
import type { ContextService } from './context-service.js';
import type { HeldService } from './held-service.js';
import type { ModerationService } from './moderation-service.js';
import type { PollService } from './poll-service.js';
import type { RecallService } from './recall-service.js';
import type { ReportService } from './report-service.js';
import type { RuleService } from './rule-service.js';

type ModerationKeys =
  | 'POST /ac/api/chat/message/recall'
  | 'POST /ac/api/chat/message/take-back'
  | 'POST /ac/api/chat/message/take-back-all'
  | 'POST /ac/api/chat/message/banned-chat'
  | 'POST /ac/api/chat/message/unban'
  | 'POST /ac/api/chat/message/unban-request'
  | 'POST /ac/api/chat/message/report'
  | 'POST /ac/api/chat/room/settings'
  | 'POST /ac/api/chat/room/pin'
  | 'POST /ac/api/chat/poll/open'
  | 'POST /ac/api/chat/poll/close'
  | 'POST /ac/api/chat/poll/vote'
  | 'GET /ac/api/chat/moderation/queue'
  | 'GET /ac/api/chat/moderation/context'
  | 'POST /ac/api/chat/moderation/held'
  | 'POST /ac/api/chat/moderation/dismiss'
  | 'POST /ac/api/chat/moderation/request'
  | 'GET /ac/api/chat/moderation/bans'
  | 'GET /ac/api/chat/moderation/log'
  | 'POST /ac/api/chat/moderation/undo';

export interface ModerationRoutesDeps {
  readonly recalls: RecallService;
  readonly bans: BanService;
  readonly reports: ReportService;
  readonly rules: RuleService;
  readonly polls: PollService;
  readonly held: HeldService;
  readonly context: ContextService;
  readonly moderation: ModerationService;
}

const PAGE = 50;
type PageQuery = { readonly pageNum?: number | undefined; readonly pageSize?: number | undefined };
const pageOf = ({ pageNum = 1, pageSize = PAGE }: PageQuery) => ({ pageNum, pageSize });

/** The REST calls that keep the chat civil. */
export const moderationRoutes = ({
  recalls,
  bans,
  reports,
  rules,
  polls,
  held,
  context,
  moderation,
}: ModerationRoutesDeps): Handlers<ModerationKeys> => ({
  'POST /ac/api/chat/message/recall': async ({ body }, caller) => ({
    message: await recalls.recall(requireIdentity(caller), body),
  }),
  'POST /ac/api/chat/message/take-back': async ({ body }, caller) => ({
    message: await recalls.takeBack(requireIdentity(caller), body, body),
  }),
  'POST /ac/api/chat/message/take-back-all': async ({ body }, caller) => ({
    total: await recalls.takeBackAll(requireIdentity(caller), body.groupId, body.userId, body),
  }),
  'POST /ac/api/chat/message/banned-chat': async ({ body }, caller) => ({
    ban: await bans.ban(requireIdentity(caller), body),
  }),
  'POST /ac/api/chat/message/unban': async ({ body }, caller) => {
    await bans.unban(requireIdentity(caller), body.banId, body);
    return { banId: body.banId };
  },
  'POST /ac/api/chat/message/unban-request': async ({ body: { groupId, text } }, caller) => {
    await bans.request(requireIdentity(caller), groupId, text);
    return { requested: true };
  },
  'POST /ac/api/chat/message/report': async ({ body }, caller) => {
    await reports.report(requireIdentity(caller), body, body.reason);
    return { reported: true };
  },
  'POST /ac/api/chat/room/settings': async ({ body: { groupId, ...settings } }, caller) => ({
    state: await rules.set(requireIdentity(caller), groupId, settings),
  }),
  'POST /ac/api/chat/room/pin': async ({ body: { groupId, groupMessageId } }, caller) => ({
    state: await rules.pin(requireIdentity(caller), groupId, groupMessageId),
  }),
  'POST /ac/api/chat/poll/open': async ({ body }, caller) => ({
    poll: await polls.open(requireIdentity(caller), body),
  }),
  'POST /ac/api/chat/poll/close': async ({ body: { pollId } }, caller) => ({
    poll: await polls.close(requireIdentity(caller), pollId),
  }),
  'POST /ac/api/chat/poll/vote': async ({ body: { pollId, option } }, caller) => ({
    poll: await polls.vote({ ...requireIdentity(caller), address: caller.ip }, pollId, option),
  }),
  'GET /ac/api/chat/moderation/queue': ({ query }, caller) =>
    moderation.queue(requireIdentity(caller), query.groupId, pageOf(query)),
  'GET /ac/api/chat/moderation/context': ({ query }, caller) => context.of(requireIdentity(caller), query),
  'POST /ac/api/chat/moderation/held': async ({ body: { heldId, approve } }, caller) => ({
    message: await held.decide(requireIdentity(caller), heldId, approve),
  }),
  'POST /ac/api/chat/moderation/dismiss': async ({ body: { groupMessageId } }, caller) => {
    await reports.dismiss(requireIdentity(caller), groupMessageId);
    return { groupMessageId };
  },
  'POST /ac/api/chat/moderation/request': async ({ body: { banId, accept } }, caller) => {
    await bans.answer(requireIdentity(caller), banId, accept);
    return { banId };
  },
  'GET /ac/api/chat/moderation/bans': ({ query }, caller) =>
    bans.list(requireIdentity(caller), query.groupId, pageOf(query)),
  'GET /ac/api/chat/moderation/log': ({ query }, caller) =>
    moderation.log(requireIdentity(caller), query.groupId, pageOf(query)),
  'POST /ac/api/chat/moderation/undo': async ({ body: { logId } }, caller) => ({
    entry: await moderation.undo(requireIdentity(caller), logId),
  }),
});
