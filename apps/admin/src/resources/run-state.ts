import { vietnamTime } from '../time/vietnam-time';

interface Timed {
  readonly active: boolean;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export type RunState = 'running' | 'planned' | 'over' | 'off';

/** Whether readers see it now, and the time from which or until which. */
export function runStateOf({ active, startsAt, endsAt }: Timed, now: number): { state: RunState; time: string | null } {
  if (!active) return { state: 'off', time: null };
  if (startsAt !== null && Date.parse(startsAt) > now)
    return { state: 'planned', time: vietnamTime(Date.parse(startsAt), now) };
  if (endsAt === null) return { state: 'running', time: null };
  const until = Date.parse(endsAt);
  return until <= now ? { state: 'over', time: null } : { state: 'running', time: vietnamTime(until, now) };
}
