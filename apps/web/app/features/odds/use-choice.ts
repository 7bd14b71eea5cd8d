import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type BoardChoice, readChoice, writeChoice, writeCompany } from './board-address';
import type { BoardStore } from './BoardStore';

export interface Choosing {
  readonly choose: (part: Partial<BoardChoice>) => void;
  readonly chooseCompany: (companyId: string) => void;
}

/** Chooses on the board, and lets the address tell it: it may be shared, and stands after a reload. */
export function useChoice(store: BoardStore): Choosing {
  const [search, setSearch] = useSearchParams();
  // The address as it will be: a company still on its way is not lost to the next choice.
  const last = useRef(search);
  /** Addresses on their way by choices made here. One that arrives may be older than the newest choice. */
  const ours = useRef(new Set<string>());

  // Back and Forward, and links to this page from itself.
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
      // At once: the address follows when the router comes to it.
      store.choose(part);
      go(writeChoice(last.current, store.choice));
    },
    chooseCompany: (companyId) => {
      go(writeCompany(last.current, companyId));
    },
  };
}
