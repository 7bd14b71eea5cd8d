import type { SourceEvents } from './media-source.js';

/** Suppresses events after `signal` aborts, so that a released link emits none. */
export function whileAlive(events: SourceEvents, signal: AbortSignal): SourceEvents {
  const unless =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      if (!signal.aborted) act(...args);
    };
  return {
    levelsChanged: unless(events.levelsChanged),
    starved: unless(events.starved),
    interrupted: unless(events.interrupted),
    lost: unless(events.lost),
  };
}
