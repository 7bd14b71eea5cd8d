import { hostname } from 'node:os';
import { requireIdentity } from '../../platform/http/access.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { HealthBoard, type HealthBoardDeps } from './health-board.js';
import { OverviewRepository } from './overview-repository.js';
import { OverviewService, type OverviewDeps } from './overview-service.js';
import { QueueHealthRepository } from './queue-health-repository.js';

type OverviewWiring = Pick<Platform, 'config' | 'database' | 'bus' | 'clock' | 'log'> & {
  readonly health: HealthBoardDeps['health'];
  readonly counts: OverviewDeps['counts'];
  readonly queueOf: OverviewDeps['queue'];
};

/** The figures that the desk opens with, and the health of all processes. */
export function wire({ config, database, bus, clock, log, health, counts, queueOf }: OverviewWiring) {
  const board = new HealthBoard({
    ...{ bus, clock, log, health, queues: new QueueHealthRepository(database) },
    process: `${hostname()}:${process.pid}`,
    roles: [...config.serve].join(', '),
  });
  const repository = new OverviewRepository(database);
  const overview = new OverviewService({ repository, board, counts, queue: queueOf, clock });
  return {
    handlers: {
      'GET /other/api/desk/feed': async () => {
        const list = await board.list();
        return { total: list.length, list };
      },
      'GET /other/api/desk/overview': (_input, caller) => overview.overview(requireIdentity(caller)),
    },
    loops: [board],
  } satisfies Module;
}
