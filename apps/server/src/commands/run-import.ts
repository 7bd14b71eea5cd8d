import { FeedHealth } from '../feeds/ingest/feed-health.js';
import { parts } from '../feeds/ingest/changed-only.js';
import { IngestService, type IngestResult } from '../feeds/ingest/ingest-service.js';
import type { Bus } from '../platform/bus/bus.js';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { Log } from '../platform/log.js';
import type { ImportData } from './import-sources.js';

/** Number of fixtures per transaction. */
const FIXTURES_A_BATCH = 250;

export interface ImportDeps {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

/** Stores the imported data through the ingest service that every feed uses; returns what changed. */
export async function runImport(
  { fixtures, events }: ImportData,
  { database, bus, clock, log }: ImportDeps,
): Promise<IngestResult> {
  const ingest = new IngestService({ database, bus, clock, log, health: new FeedHealth({ feed: 'import', clock }) });
  const eventsOf = new Map(events.map((one) => [one.fixtureId, one]));
  const sum: IngestResult = { fixtures: 0, events: 0 };
  for (const part of parts(fixtures, FIXTURES_A_BATCH)) {
    const taken = await ingest.ingestAndCount({
      fixtures: part,
      events: part.flatMap(({ fixtureId }) => eventsOf.get(fixtureId) ?? []),
    });
    sum.fixtures += taken.fixtures;
    sum.events += taken.events;
  }
  return sum;
}
