import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useServices } from '../services/services';

/** A chunk of its own: only those who leave a room while it plays need it. */
const CornerPlayer = lazy(async () => ({ default: (await import('./CornerPlayer')).CornerPlayer }));

/** Where the player lives between rooms. */
export const MiniDock = observer(function MiniDock() {
  const { player } = useServices();
  if (!player.away) return null;
  return (
    <Suspense>
      <CornerPlayer player={player.away} onClose={player.close} />
    </Suspense>
  );
});
