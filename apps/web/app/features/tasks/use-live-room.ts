import { useEffect, useState } from 'react';
import { Part } from '../../shell/parts/Part';
import { useServices } from '../../shell/services/services';

/** The path of a room in which a match runs now; undefined when there is none, or before it is known. */
export function useLiveRoom(): string | undefined {
  const { api, log } = useServices();
  const [room] = useState(
    () =>
      new Part<string | undefined>({
        fetch: async (signal) => {
          const { list } = await api.call('GET /al/api/live/live-total', { query: {} }, signal);
          return list[0] && `/truc-tiep/${list[0].link}`;
        },
        // The list of live matches takes the place of a room.
        report: (error) => {
          log.warn('a live room', error);
        },
      }),
  );
  useEffect(() => {
    const visit = new AbortController();
    void room.load(visit.signal);
    return () => {
      visit.abort();
    };
  }, [room]);
  return room.value;
}
