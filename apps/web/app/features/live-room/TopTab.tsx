import { observer } from 'mobx-react-lite';
import { ChatSkeleton, RetryPanel } from '../../shell/frame/EmptyPanel';
import { usePart } from '../../shell/parts/use-part';
import type { TopBoardProps } from './TopBoard';

const loadBoard = () => import('./TopBoard').then(({ TopBoard }) => TopBoard);

/** The list of the top members; its code loads when the tab is first open. */
export const TopTab = observer(function TopTab(props: TopBoardProps) {
  const { part, retry } = usePart({ name: 'the top list', fetch: loadBoard });
  const { value: Board } = part;
  if (Board) return <Board {...props} />;
  return part.state === 'failed' ? <RetryPanel onRetry={retry} /> : <ChatSkeleton />;
});
