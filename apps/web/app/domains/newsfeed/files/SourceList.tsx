import { PostGallery } from '@khandai/chat-ui';
import type { PostSource } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { postFiles as words } from '../../../i18n/vi/lazy/post-files';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';
import { useHydrating } from '../../../shell/services/use-hydrating';

const loadViewer = () => import('./SourceViewer').then(({ SourceViewer }) => SourceViewer);

/** Search parameter of the file that is open over the page: its place in the post, from 1. */
const OPEN = 'anh';

interface SourceListProps {
  readonly sources: readonly PostSource[];
  /** Name of the author. */
  readonly name: string;
}

/** The pictures or the video of a post. A press shows them over the page, and Back closes them. */
export const SourceList = observer(function SourceList({ sources, name }: SourceListProps) {
  const { t } = useLazyTranslation('postFiles', words);
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
  const open = (index: number) => {
    const wanted = new URLSearchParams(search);
    wanted.set(OPEN, String(index + 1));
    const before = typeof state === 'object' ? state : null;
    setSearch(wanted, { preventScrollReset: true, state: { ...before, viewer: id } });
  };
  const count = sources.length;
  return (
    <>
      <PostGallery
        items={sources.map(({ sourceId, url, type, poster, seconds, processing, ...rest }, index) => ({
          ...{ key: sourceId, kind: type, src: url, ...rest },
          ...(poster !== null && { poster }),
          ...(seconds !== null && { length: lengthText(seconds) }),
          ...(processing && { note: t('processing') }),
          label: t(type === 'image' ? 'openImage' : 'openVideo', { at: index + 1, count, name }),
        }))}
        onOpen={open}
      />
      {isOpen && Viewer && (
        <Viewer sources={sources} start={Number(search.get(OPEN)) - 1} name={name} onClose={close} />
      )}
    </>
  );
});

const viewerIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'viewer' in state ? state.viewer : undefined;

/** "0:07" */
const lengthText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
