import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { ReferralRepository } from './referral-repository.js';
import { type Arrival, type ReferralDeps, ReferralService } from './referral-service.js';

type ReferralsDeps = Pick<Platform, 'config' | 'database' | 'clock' | 'log' | 'tokens'> &
  Pick<ReferralDeps, 'points' | 'postIn'>;
type ReferralCall = 'GET /au/api/user/referral' | 'POST /au/api/user/referral/code';

/** Invitations of friends. */
export function wire({ config, database, clock, log, tokens, points, postIn }: ReferralsDeps) {
  const service = new ReferralService({
    referrals: new ReferralRepository(database),
    rules: config.referral,
    ...{ points, postIn, clock, log, secret: tokens.keyFor('networks of registrations') },
  });
  const job: RecurringJob = {
    kind: 'recurring',
    name: 'referrals',
    cron: '*/10 * * * *',
    atStart: true,
    run: async (signal) => {
      await service.forgetNetworks();
      await service.settleDue(signal);
    },
  };
  return {
    handlers: {
      'GET /au/api/user/referral': (_input, caller) => {
        const { userId, guest } = requireIdentity(caller);
        return service.sheet(guest ? undefined : userId);
      },
      'POST /au/api/user/referral/code': async (_input, caller) => ({
        code: await service.code(requireIdentity(caller).userId),
      }),
    } satisfies Handlers<ReferralCall>,
    jobs: [job],
    ports: {
      // The account is made and the check-in is stored: a fault of the invitation must not look like one of them.
      invited: (arrival: Arrival) =>
        service.arrived(arrival).catch((err: unknown) => {
          log.error({ err, userId: arrival.userId }, 'who invited a new member was not stored');
        }),
      // What stays open here is settled by the job.
      settleReferral: (userId: number) =>
        service.settle(userId).catch((err: unknown) => {
          log.warn({ err, userId }, 'an invitation was not settled');
        }),
    },
  } satisfies Module;
}
