import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../../platform/clock.js';
import type { ReportSettings } from '../../../platform/config.js';
import type { Database } from '../../../platform/database/database.js';
import type { ChatService } from '../chat-service.js';
import { ConversationRepository } from '../conversation-repository.js';
import { BanService } from './ban-service.js';
import { ContextRepository } from './context-repository.js';
import { ContextService } from './context-service.js';
import type { Civil } from './create-civil.js';
import type { FeedDesk } from './feed-desk.js';
import { HeldService } from './held-service.js';
import { ModerationLogRepository } from './moderation-log-repository.js';
import type { ModerationRoutesDeps } from './moderation-routes.js';
import { ModerationService } from './moderation-service.js';
import { Moderators } from './moderators.js';
import { PollRepository } from './poll-repository.js';
import { PollService } from './poll-service.js';
import { QueueRepository } from './queue-repository.js';
import { RecallRepository } from './recall-repository.js';
import { RecallService, type RecallServiceDeps } from './recall-service.js';
import { ReportRepository } from './report-repository.js';
import { ReportService } from './report-service.js';
import { RuleRepository } from './rule-repository.js';
import { RuleService } from './rule-service.js';

export interface CreateModeration {
  readonly database: Database;
  readonly clock: Clock;
  readonly chat: ChatService;
  readonly civil: Civil;
  readonly feed: FeedDesk;
  readonly limits?: ReportSettings;
  readonly withhold?: RecallServiceDeps['withhold'];
}

const LIMITS: ReportSettings = { toHide: 5, newcomerMs: DAY_MS };

/** The services of moderators, and those that every user has against others. It starts nothing. */
export function createModeration(parts: CreateModeration): ModerationRoutesDeps {
  const { database, clock, chat, civil, feed, limits = LIMITS, withhold } = parts;
  const { channel, states } = civil;
  const [rooms, messages, repository] = [
    new RuleRepository(database),
    new RecallRepository(database),
    new ReportRepository(database),
  ];
  const moderators = new Moderators({ rooms, chat, reports: repository });
  const log = new ModerationLogRepository(database);
  const common = { moderators, chat, channel, clock };
  const recalls = new RecallService({ ...common, withhold, recalls: messages, reports: repository });
  const bans = new BanService({ ...common, bans: civil.bans });
  const rules = new RuleService({ ...common, rules: rooms, messages, states });
  const held = new HeldService({ ...common, held: civil.held, messages, recalls });
  const conversations = new ConversationRepository(database);
  const reports = new ReportService({ ...common, reports: repository, recalls, messages, conversations, limits });
  return {
    ...{ recalls, bans, rules, held, reports },
    polls: new PollService({ ...common, polls: new PollRepository(database), states }),
    context: new ContextService({
      ...{ moderators, messages, log, clock, feed, reports: repository, bans: civil.bans, held: civil.held },
      context: new ContextRepository(database),
    }),
    moderation: new ModerationService({
      ...{ database, moderators, bans, rules, held, recalls, reports, log, feed, clock, decided: repository },
      queue: new QueueRepository(database),
    }),
  };
}
