import type { PostSource } from '@khandai/contracts';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';
import { useHydrating } from '../../../shell/services/use-hydrating';

const loadViewer = () => import('./SourceViewer').then(({ SourceViewer }) => SourceViewer);

/** Search parameter of the file that is open over the page: its place in the list, from 1. */
const OPEN = 'anh';

export interface SourceListProps {
  readonly sources: readonly PostSource[];
  /** Name of the author. */
  readonly name: string;
}

/** Shows files over the page, as the address says, and Back closes them. */
export function useSourceViewer({ sources, name }: SourceListProps): {
  readonly open: (index: number) => void;
  readonly viewer: ReactNode;
} {
  // The same post may be on the page twice; the state of the history says which one is open. After a reload, another post may
  // have the place of this one.
  const id = `${useId()} ${sources[0]?.sourceId ?? ''}`;
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [search, setSearch] = useSearchParams();
  const isHydrating = useHydrating();
  const isOpen = !isHydrating && search.has(OPEN) && viewerIn(state) === id;
  const close = () => void navigate(-1);
  const Viewer = useLazyPart(isOpen, loadViewer, close);
  return {
    open: (index) => {
      const wanted = new URLSearchParams(search);
      wanted.set(OPEN, String(index + 1));
      const before = typeof state === 'object' ? state : null;
      setSearch(wanted, { preventScrollReset: true, state: { ...before, viewer: id } });
    },
    viewer: isOpen && Viewer && (
      <Viewer sources={sources} start={Number(search.get(OPEN)) - 1} name={name} onClose={close} />
    ),
  };
}

const viewerIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'viewer' in state ? state.viewer : undefined;
