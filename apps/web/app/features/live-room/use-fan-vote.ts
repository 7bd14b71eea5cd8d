import { isAborted } from '@khandai/api-client';
import type { Fixture, MatchPick, MatchVote } from '@khandai/contracts';
import { Turns } from '@khandai/runtime';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../shell/services/services';

/**
 * The votes on a match; undefined until they are known. They are read again at the kick-off, and for another user.
 * @param failed a vote was not stored
 */
export function useFanVote(
  { fixtureId, state }: Pick<Fixture, 'fixtureId' | 'state'>,
  failed: (error: unknown) => void,
) {
  const { api, viewer, log } = useServices();
  const { version, isKnown } = viewer;
  const [vote, setVote] = useState<MatchVote>();
  /** The own vote that is on its way. */
  const [wish, setWish] = useState<MatchPick>();
  /** By the user who votes. */
  const [turns] = useState(() => new Turns<number, MatchPick>());
  /** Counts the own votes that were sent and answered, and changes of the user. */
  const changes = useRef(0);
  useEffect(() => {
    if (!isKnown) return undefined;
    changes.current += 1;
    const visit = new AbortController();
    const read = async (): Promise<void> => {
      const before = changes.current;
      const answer = await api.call('GET /al/api/schedule/match-vote', { query: { fixtureId } }, visit.signal);
      if (visit.signal.aborted) return undefined;
      // It may be older than the vote that was sent or answered meanwhile.
      if (changes.current !== before) return read();
      return setVote(answer);
    };
    read().catch((error: unknown) => {
      if (!isAborted(error)) log.warn('votes on a match', error);
    });
    return () => {
      visit.abort();
    };
  }, [api, log, fixtureId, state, version, isKnown]);
  /** Of quick presses the last one counts. */
  const store = async (pick: MatchPick): Promise<void> => {
    // A guest who logged in for this vote is another user by now.
    const { version: voter } = viewer;
    setWish(pick);
    try {
      const isFirst = await turns.take(voter, pick, async (wanted) => {
        if (viewer.version === voter) await send(wanted, voter);
      });
      if (isFirst) setWish(undefined);
    } catch (error) {
      setWish(undefined);
      if (!isAborted(error)) failed(error);
    }
  };
  const send = async (pick: MatchPick, voter: number): Promise<void> => {
    changes.current += 1;
    try {
      const answer = await api.call('POST /au/api/user/match-vote', { body: { fixtureId, pick } });
      if (viewer.version === voter) setVote(answer);
    } finally {
      changes.current += 1;
    }
  };
  return { vote, store, wish };
}
