import { observer } from 'mobx-react-lite';
import { ChatSkeleton, RetryPanel } from '../../../shell/frame/EmptyPanel';
import { usePart } from '../../../shell/parts/use-part';
import type { OwlStore } from './OwlStore';

const loadPanel = () => import('./OwlPanel').then(({ OwlPanel }) => OwlPanel);

/** The conversation with the owl; its code loads when it is first open. */
export const OwlTalk = observer(function OwlTalk({ owl }: { readonly owl: OwlStore }) {
  const { part, retry } = usePart({ name: 'the owl', fetch: loadPanel });
  const { value: Panel } = part;
  if (Panel) return <Panel owl={owl} />;
  return part.state === 'failed' ? <RetryPanel onRetry={retry} /> : <ChatSkeleton />;
});
