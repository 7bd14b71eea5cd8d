import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../shell/services/services';
import { OwlStore } from './OwlStore';

/** Where the user asks. */
export interface OwlPlace {
  readonly groupId?: number;
  readonly fixtureId?: string;
}

/** The user's conversation with the owl, for as long as the component that calls this is mounted. */
export function useOwl(place: OwlPlace): OwlStore {
  const { api, clock, log } = useServices();
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  const [owl] = useState(
    () =>
      new OwlStore({
        ask: (text) =>
          api.call('POST /ac/api/chat/owl/ask', { body: { text, timezone: clock.timezone, ...latest.current } }),
        log,
      }),
  );
  return owl;
}
