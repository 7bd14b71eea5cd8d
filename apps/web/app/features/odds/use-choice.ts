import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type BoardChoice, readChoice, readCompany, writeChoice, writeCompany } from './board-address';
import type { BoardStore } from './BoardStore';

export interface Choosing {
  readonly choose: (part: Partial<BoardChoice>) => void;
  readonly chooseCompany: (companyId: string) => void;
  /** The address names a company; else the board shows the one with the most prices. */
  readonly isCompanyChosen: boolean;
  /** Shows all leagues of that company. */
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

  const go = (next: URLSearchParams) => {
    last.current = next;
    ours.current.add(next.toString());
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    choose: (part) => {
      // Updates the board at once; the address follows with the router.
      store.choose(part);
      go(writeChoice(last.current, store.choice));
    },
    chooseCompany: (companyId) => {
      go(writeCompany(last.current, companyId));
    },
    isCompanyChosen: readCompany(search) !== undefined,
    clear: () => {
      store.choose({ leagueId: undefined });
      go(writeCompany(writeChoice(last.current, store.choice), undefined));
    },
  };
}
