import type { PostSource } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';

export interface SourceListProps {
  readonly sources: readonly PostSource[];
  /** Name of the author. */
  readonly name: string;
}

interface OpenSourceProps extends SourceListProps {
  /** Its index. */
  readonly at: number | undefined;
}

const loadViewer = () => import('./SourceViewer').then(({ SourceViewer }) => SourceViewer);

/** The file that is open over the page; nothing while `at` is undefined. */
export const OpenSource = observer(function OpenSource({ sources, name, at }: OpenSourceProps) {
  const navigate = useNavigate();
  const close = () => void navigate(-1);
  const Viewer = useLazyPart(at !== undefined, loadViewer, close);
  return at !== undefined && Viewer && <Viewer sources={sources} start={at} name={name} onClose={close} />;
});
