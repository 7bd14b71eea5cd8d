import { startTransition, useEffect, useState } from 'react';
import { browserPorts } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { type ServedBoard, wholeBoard } from './served-board';

/**
 * The page's board. Loads the matches that the server left out when the browser is idle, so that a search in the page
 * finds them. A reload of the page's data keeps the whole board until it is loaded again.
 */
export function useWholeBoard(served: ServedBoard): ServedBoard {
  const { api, log } = useServices();
  const [whole, setWhole] = useState<ServedBoard>();
  const { companyId } = served;
  useEffect(() => {
    if (served.rest.length === 0) return undefined;
    const life = new AbortController();
    const load = async () => {
      await browserPorts.idle();
      if (life.signal.aborted) return;
      const board = await api.call('GET /al/api/odds/board', { query: { companyId } }, life.signal);
      startTransition(() => {
        setWhole(wholeBoard(board));
      });
    };
    load().catch((error: unknown) => {
      if (!life.signal.aborted) log.warn('rest of the board', error);
    });
    return () => {
      life.abort();
    };
  }, [served, companyId, api, log]);
  return served.rest.length === 0 || whole?.companyId !== companyId ? served : whole;
}
