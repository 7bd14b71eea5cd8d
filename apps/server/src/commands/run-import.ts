import { FeedHealth } from '../feeds/ingest/feed-health.js';
import { parts } from '../feeds/ingest/changed-only.js';
import { IngestService, type IngestResult } from '../feeds/ingest/ingest-service.js';
import type { Bus } from '../platform/bus/bus.js';
import type { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { Log } from '../platform/log.js';
import { StartError } from '../platform/start-error.js';
import { ImportRepository } from './import-repository.js';
import type { ImportData } from './import-sources.js';

/** Number of fixtures per transaction. */
const FIXTURES_A_BATCH = 250;

export interface ImportDeps {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

export interface ImportResult extends IngestResult {
  /** Number of matches that earlier imports stored under another id, and that have their present id now. */
  renamed: number;
  /** Number of matches that were stored twice, under both ids, and are one now. */
  merged: number;
  /** Ids of the imported matches that the database has afterwards. */
  stored: ReadonlySet<string>;
}

/**
 * Stores the imported data through the ingest service that every feed uses; returns what changed. Throws StartError when
 * an id belongs to a different match in the database.
 */
export async function runImport(
  { fixtures, events, squads, formers, formerTeams, formerLeagues, undecided }: ImportData,
  { database, bus, clock, log }: ImportDeps,
): Promise<ImportResult> {
  const ingest = new IngestService({ database, bus, clock, log, health: new FeedHealth({ feed: 'import', clock }) });
  const imports = new ImportRepository(database);
  const eventsOf = new Map(events.map((one) => [one.fixtureId, one]));
  const sum = { fixtures: 0, events: 0, renamed: 0, merged: 0, stored: new Set<string>() };
  // Before anything is written, so that a refused import leaves the database as it was.
  const decided = fixtures.filter(({ fixtureId }) => !undecided.has(fixtureId));
  const clash = await imports.clash(decided, formerTeams);
  if (clash !== undefined) throw new StartError(clash);
  await imports.renameTeams(formerTeams);
  await imports.renameLeagues(formerLeagues);
  for (const part of parts(fixtures, FIXTURES_A_BATCH)) {
    const { renamed, merged } = await imports.rename(part, formers);
    sum.renamed += renamed;
    sum.merged += merged;
    const taken = await ingest.ingestAndCount({
      fixtures: part,
      events: part.flatMap(({ fixtureId }) => eventsOf.get(fixtureId) ?? []),
    });
    sum.fixtures += taken.fixtures;
    sum.events += taken.events;
    for (const fixtureId of await imports.stored(part)) sum.stored.add(fixtureId);
  }
  // The teams of the matches are stored now.
  await ingest.ingest({ squads });
  return sum;
}
