import type { SourceEvents } from './media-source.js';

/** A link that was let go says nothing more. */
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
