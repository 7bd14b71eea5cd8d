import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { ReferralRepository } from './referral-repository.js';
import { type ReferralDeps, ReferralService } from './referral-service.js';

type ReferralsDeps = Pick<Platform, 'config' | 'database' | 'clock' | 'tokens'> &
  Pick<ReferralDeps, 'points' | 'postIn'>;
type ReferralCall = 'GET /au/api/user/referral' | 'POST /au/api/user/referral/code';

/** Invitations of friends. */
export function wire({ config, database, clock, tokens, points, postIn }: ReferralsDeps) {
  const service = new ReferralService({
    referrals: new ReferralRepository(database),
    rules: config.referral,
    ...{ points, postIn, clock, secret: tokens.keyFor('networks of registrations') },
  });
  const job: RecurringJob = {
    kind: 'recurring',
    name: 'referrals',
    cron: '*/10 * * * *',
    atStart: true,
    run: async (signal) => {
      await service.settleDue(signal);
      await service.forgetNetworks();
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
      invited: service.arrived.bind(service),
      settleReferral: service.settle.bind(service),
    },
  } satisfies Module;
}
