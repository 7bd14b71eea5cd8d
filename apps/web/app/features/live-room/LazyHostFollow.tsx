import type { Commentator } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { usePart } from '../../shell/parts/use-part';

const load = () => import('./HostFollow').then(({ HostFollow }) => HostFollow);

/** The button that follows a commentator. Lazy, because a room shows without it, and phones show it only in a sheet. */
export const LazyHostFollow = observer(function LazyHostFollow({
  commentator,
  wanted,
}: {
  readonly commentator: Commentator;
  readonly wanted: boolean;
}) {
  const { value: HostFollow } = usePart({ name: 'following a commentator', fetch: load, wanted }).part;
  return wanted && HostFollow && <HostFollow key={commentator.userId} commentator={commentator} />;
});
