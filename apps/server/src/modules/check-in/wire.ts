import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { CheckInRepository } from './check-in-repository.js';
import { type CheckInDeps, CheckInService } from './check-in-service.js';

type CheckInModuleDeps = Pick<Platform, 'database'> & Omit<CheckInDeps, 'checkIns'>;
type CheckInCall = 'GET /au/api/user/check-in' | 'POST /au/api/user/check-in';

/** Daily check-ins of members. */
export function wire({ database, ...deps }: CheckInModuleDeps) {
  const service = new CheckInService({ ...deps, checkIns: new CheckInRepository(database) });
  return {
    handlers: {
      'GET /au/api/user/check-in': ({ query }, caller) => service.sheet(requireIdentity(caller).userId, query.month),
      'POST /au/api/user/check-in': (_input, caller) => service.checkIn(requireIdentity(caller).userId),
    } satisfies Handlers<CheckInCall>,
  } satisfies Module;
}
