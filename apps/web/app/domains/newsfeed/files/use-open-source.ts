import type { PostSource } from '@khandai/contracts';
import { useId } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useHydrating } from '../../../shell/services/use-hydrating';

/** Search parameter of the file that is open over the page: its place in the list, from 1. */
const OPEN = 'anh';

/** Which of these files is open over the page, as the address says: its index, undefined for none. Back closes it. */
export function useOpenSource(sources: readonly PostSource[]): {
  readonly openAt: number | undefined;
  readonly open: (index: number) => void;
} {
  // The same post may be on the page twice; the state of the history says which one is open. After a reload, another post may
  // have the place of this one.
  const id = `${useId()} ${sources[0]?.sourceId ?? ''}`;
  const state: unknown = useLocation().state;
  const [search, setSearch] = useSearchParams();
  const isHydrating = useHydrating();
  const isOpen = !isHydrating && search.has(OPEN) && viewerIn(state) === id;
  return {
    openAt: isOpen ? Number(search.get(OPEN)) - 1 : undefined,
    open: (index) => {
      const wanted = new URLSearchParams(search);
      wanted.set(OPEN, String(index + 1));
      const before = typeof state === 'object' ? state : null;
      setSearch(wanted, { preventScrollReset: true, state: { ...before, viewer: id } });
    },
  };
}

const viewerIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'viewer' in state ? state.viewer : undefined;
