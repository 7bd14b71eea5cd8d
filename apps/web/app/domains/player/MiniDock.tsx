import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { usePlayerDock } from './player-domain';
import type { CornerPlayerProps } from './CornerPlayer';

/** A chunk of its own: only those who leave a room while it plays need it. */
const CornerPlayer = lazy<ComponentType<CornerPlayerProps>>(() =>
  import('./CornerPlayer').then(
    ({ CornerPlayer: Corner }) => ({ default: Corner }),
    () => ({ default: NoCorner }),
  ),
);

/** Without its corner nothing may go on playing unseen. */
function NoCorner({ onClose }: CornerPlayerProps) {
  useEffect(onClose, [onClose]);
  return null;
}

/** Where the player lives between rooms. */
export const MiniDock = observer(function MiniDock() {
  const player = usePlayerDock();
  if (!player.away) return null;
  return (
    <Suspense>
      <CornerPlayer player={player.away} onClose={player.close} />
    </Suspense>
  );
});
