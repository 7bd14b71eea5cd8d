import { useEffect, useEffectEvent, useState } from 'react';
import { Hidden } from '@khandai/ui-kit';
import { linesCame, pauseEnded, silence, type SpokenLine } from './spoken-lines.js';

/** Pause after a sentence: a busy room would talk without end. */
const PAUSE_MS = 3_000;

interface SpokenLinesProps {
  items: readonly SpokenLine[];
  /** Sums up several lines: "12 tin mới". */
  sumUp: (count: number) => string;
}

/** Says new messages to screen readers: one sentence in three seconds at most, and a number where there are more messages. */
export function SpokenLines({ items, sumUp }: SpokenLinesProps) {
  const [known, setKnown] = useState({ items, state: linesCame(silence, items, sumUp) });
  let { state } = known;
  if (known.items !== items) {
    state = linesCame(state, items, sumUp);
    setKnown({ items, state });
  }
  const { pausing, said, turn } = state;
  const end = useEffectEvent(() => setKnown({ items, state: pauseEnded(state, sumUp) }));
  // Each sentence starts a pause. What comes meanwhile waits, and does not start it again.
  useEffect(() => {
    if (!pausing) return;
    const timer = setTimeout(end, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pausing, turn]);
  return (
    <div role="status">
      <Hidden key={turn}>{said}</Hidden>
    </div>
  );
}
