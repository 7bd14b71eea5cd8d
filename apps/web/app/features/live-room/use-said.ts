import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';

/** Prices may move many times a second: only what lasts this long is read aloud. */
const REST_MS = 2_000;

/** A text for a live region, which takes the newest one when it has rested. */
export function useSaid(text: string): string {
  const { timers } = useServices();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const rest = new AbortController();
    const { signal } = rest;
    void timers.sleep(REST_MS, signal).then(() => {
      if (!signal.aborted) setSaid(text);
    });
    return () => {
      rest.abort();
    };
  }, [timers, text]);
  return said;
}
