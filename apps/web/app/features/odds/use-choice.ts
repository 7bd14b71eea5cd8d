import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type BoardChoice, readChoice, writeChoice } from './board-address';
import type { BoardStore } from './BoardStore';

export interface Choosing {
  readonly choose: (part: Partial<BoardChoice>) => void;
  /** Shows all leagues of the company with the most prices. */
  readonly clear: () => void;
}

/** Applies choices to the board and writes them to the address, so that they survive sharing and a reload. */
export function useChoice(store: BoardStore): Choosing {
  const [search, setSearch] = useSearchParams();
  // The address after all pending navigations, so that the next choice does not undo one that is still loading.
  const last = useRef(search);
  /** Pending addresses from choices made here. One that arrives may be older than the newest choice. */
  const ours = useRef(new Set<string>());

  // Handles Back, Forward and links from the page to itself.
  useEffect(() => {
    const address = search.toString();
    const isOurs = ours.current.has(address);
    if (!isOurs || address === last.current.toString()) ours.current.clear();
    if (isOurs) return;
    last.current = search;
    store.choose(readChoice(search));
  }, [store, search]);

  const choose = (part: Partial<BoardChoice>) => {
    // Updates the board at once; the address, and the prices of another company, follow with the router.
    store.choose(part);
    const next = writeChoice(last.current, store.choice);
    last.current = next;
    ours.current.add(next.toString());
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    choose,
    clear: () => {
      choose({ leagueId: undefined, companyId: undefined });
    },
  };
}
