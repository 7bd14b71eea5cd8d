import { observer } from 'mobx-react-lite';
import { ChatSkeleton, RetryPanel } from '../../shell/frame/EmptyPanel';
import { usePart } from '../../shell/parts/use-part';
import type { VipCardProps } from './VipCard';

const loadCard = () => import('./VipCard').then(({ VipCard }) => VipCard);

/** The VIP room of the commentator; its code loads when the tab is first open. */
export const VipTab = observer(function VipTab(props: VipCardProps) {
  const { part, retry } = usePart({ name: 'the VIP room', fetch: loadCard });
  const { value: Card } = part;
  if (Card) return <Card {...props} />;
  return part.state === 'failed' ? <RetryPanel onRetry={retry} /> : <ChatSkeleton />;
});
