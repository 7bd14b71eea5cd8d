import type { HealthPart } from '@khandai/contracts';
import type { QueueRow } from './queue-health-repository.js';

interface Probe {
  readonly kind: string;
  readonly ok: boolean;
}

/** What a process says about itself at /readyz. */
export interface ProcessHealth {
  readonly database: Probe;
  readonly bus: Probe;
  readonly feeds: readonly {
    readonly name: string;
    readonly freshAt: string | null;
    readonly ageSeconds: number | null;
    readonly badInput: number;
    readonly lastBad: readonly { readonly file: string; readonly row: number | null; readonly reason: string }[];
  }[];
}

/** A feed that took nothing in for this long is late, or has failed. */
const LATE_SECONDS = 120;
const FAILED_SECONDS = 600;
/** Jobs that wait although they are due. */
const MANY_WAITING = 100;

/** What a process says about itself, in the form that the desk shows. */
export function partsOf(process: string, roles: string, { database, bus, feeds }: ProcessHealth): HealthPart[] {
  const common = { process, freshAt: null, ageSeconds: null, count: 0, faults: [] };
  const probed = (kind: 'database' | 'bus', part: Probe): HealthPart => ({
    ...common,
    ...{ id: `${process}/${kind}`, kind, name: part.kind, state: part.ok ? 'ok' : 'failed' },
  });
  return [
    { ...common, id: `${process}/process`, kind: 'process', name: roles, state: 'ok' },
    probed('database', database),
    probed('bus', bus),
    ...feeds.map((feed) => feedPart(process, feed)),
  ];
}

function feedPart(process: string, feed: ProcessHealth['feeds'][number]): HealthPart {
  const { name, freshAt, ageSeconds, badInput, lastBad } = feed;
  return {
    ...{ id: `${process}/feed/${name}`, process, kind: 'feed', name, state: stateOfAge(ageSeconds) },
    ...{ freshAt, ageSeconds, count: badInput },
    faults: lastBad.map(({ file, row, reason }) => (row === null ? `${file}: ${reason}` : `${file} ${row}: ${reason}`)),
  };
}

function stateOfAge(ageSeconds: number | null): HealthPart['state'] {
  if (ageSeconds === null) return 'unknown';
  if (ageSeconds >= FAILED_SECONDS) return 'failed';
  return ageSeconds >= LATE_SECONDS ? 'late' : 'ok';
}

/** A queue of jobs, which all processes share. */
export function queuePart({ name, waiting, failed, doneAt }: QueueRow, now: number): HealthPart {
  return {
    ...{ id: `queue/${name}`, process: '', kind: 'queue', name, state: stateOfQueue(waiting, failed) },
    freshAt: doneAt && doneAt.toISOString(),
    ageSeconds: doneAt && Math.max(0, Math.round((now - doneAt.getTime()) / 1000)),
    count: waiting,
    faults: failed > 0 ? [String(failed)] : [],
  };
}

function stateOfQueue(waiting: number, failed: number): HealthPart['state'] {
  if (failed > 0) return 'failed';
  return waiting >= MANY_WAITING ? 'late' : 'ok';
}
