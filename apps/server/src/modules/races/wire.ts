import { requireIdentity } from '../../platform/http/access.js';
import type { Caller } from '../../platform/http/caller.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { RaceHousekeeping } from './race-housekeeping.js';
import { RaceJob, type RaceJobDeps } from './race-job.js';
import { RacePickRepository } from './race-pick-repository.js';
import { RaceQuery } from './race-query.js';
import { RaceRepository } from './race-repository.js';
import { RaceService, type RaceServiceDeps } from './race-service.js';
import { SimulatedRacePicks } from './simulated-race-picks.js';

type RacesDeps = Pick<Platform, 'config' | 'database' | 'bus' | 'clock' | 'log'> &
  Pick<RaceServiceDeps, 'points' | 'postIn'> &
  Pick<RaceJobDeps, 'channelOf'>;
type RaceCall =
  | 'GET /al/api/race/board'
  | 'GET /al/api/race/list'
  | 'GET /al/api/race/info/{id}'
  | 'POST /au/api/user/race/pick'
  | 'GET /au/api/user/race/picks';

/** Marble races that anyone can compute again, and picks of their winners. */
export function wire({ config, database, bus, clock, log, points, postIn, channelOf }: RacesDeps) {
  const picks = new RacePickRepository(database);
  const { everyMs, limits } = config.races;
  const shared = { races: new RaceQuery(database), picks, limits, clock };
  const service = new RaceService({ ...shared, points, postIn });
  const races = new RaceRepository(database);
  const track = new RaceJob({
    races,
    ...{ picks, postIn, everyMs, bus, channelOf, clock, log },
  });
  const handlers: Handlers<RaceCall> = {
    'GET /al/api/race/board': (_input, caller) => service.board(memberOf(caller)),
    'GET /al/api/race/list': ({ query: { before, pageSize = 20 } }, caller) =>
      service.over(memberOf(caller), before, pageSize),
    'GET /al/api/race/info/{id}': ({ params: { id } }, caller) => service.one(memberOf(caller), id),
    'POST /au/api/user/race/pick': ({ body }, caller) => service.place(requireIdentity(caller).userId, body),
    'GET /au/api/user/race/picks': ({ query: { before, pageSize = 20 } }, caller) =>
      service.mine(requireIdentity(caller).userId, before, pageSize),
  };
  const jobs = [track.job, new RaceHousekeeping({ races, clock }).job];
  const simulatedRacePicks = new SimulatedRacePicks(shared);
  return { handlers, jobs, ports: { simulatedRacePicks } } satisfies Module;
}

const memberOf = ({ identity }: Pick<Caller, 'identity'>): number | null =>
  identity && !identity.guest ? identity.userId : null;
