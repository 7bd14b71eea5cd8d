import { observer } from 'mobx-react-lite';
import { ChatSkeleton, RetryPanel } from '../../shell/frame/EmptyPanel';
import { usePart } from '../../shell/parts/use-part';
import type { TipsBoardProps } from './TipsBoard';

const loadBoard = () => import('./TipsBoard').then(({ TipsBoard }) => TipsBoard);

/** Tips in a room; their code loads when the tab is first open. */
export const TipsTab = observer(function TipsTab(props: TipsBoardProps) {
  const { part, retry } = usePart({ name: 'tips', fetch: loadBoard });
  const { value: Board } = part;
  if (Board) return <Board {...props} />;
  return part.state === 'failed' ? <RetryPanel onRetry={retry} /> : <ChatSkeleton />;
});
