import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { type BoardChoice, writeChoice, writeCompany } from './board-address';
import type { BoardStore } from './BoardStore';

export interface Choosing {
  readonly choose: (part: Partial<BoardChoice>) => void;
  readonly chooseCompany: (companyId: string) => void;
}

/** Chooses on the board, and lets the address tell it: it may be shared, and stands after a reload. */
export function useChoice(store: BoardStore): Choosing {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  // A company still on its way is not lost to the next choice.
  const last = coming?.pathname === pathname ? new URLSearchParams(coming.search) : search;
  const go = (next: URLSearchParams) => {
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    choose: (part) => {
      // At once: the address follows when the router comes to it.
      store.choose(part);
      go(writeChoice(last, store.choice));
    },
    chooseCompany: (companyId) => {
      go(writeCompany(last, companyId));
    },
  };
}
