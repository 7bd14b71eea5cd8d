import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/database.js';
import type { ChatService } from '../chat-service.js';
import { BanService } from './ban-service.js';
import type { Civil } from './create-civil.js';
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
  readonly withhold?: RecallServiceDeps['withhold'];
}

/** The services of moderators, and those that every user has against others. It starts nothing. */
export function createModeration({ database, clock, chat, civil, withhold }: CreateModeration): ModerationRoutesDeps {
  const { channel, states } = civil;
  const repositories = { rules: new RuleRepository(database) };
  const moderators = new Moderators({ rooms: repositories.rules, chat });
  const messages = new RecallRepository(database);
  const repository = new ReportRepository(database);
  const common = { moderators, chat, channel, clock };
  const recalls = new RecallService({ ...common, withhold, recalls: messages, reports: repository });
  const bans = new BanService({ ...common, bans: civil.bans });
  const rules = new RuleService({ ...common, ...repositories, messages, states });
  const held = new HeldService({ ...common, held: civil.held });
  return {
    ...{ recalls, bans, rules, held },
    reports: new ReportService({ ...common, reports: repository, recalls, messages }),
    polls: new PollService({ ...common, polls: new PollRepository(database), states }),
    moderation: new ModerationService({
      ...{ database, moderators, bans, rules, held, recalls, clock, reports: repository },
      log: new ModerationLogRepository(database),
      queue: new QueueRepository(database),
    }),
  };
}
