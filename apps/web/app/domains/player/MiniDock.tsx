import { observer } from 'mobx-react-lite';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { usePlayerDock } from './player-domain';
import { PlayerStoreContext } from './player-context';

const loadCorner = () => import('./CornerPlayer').then(({ CornerPlayer }) => CornerPlayer);

/** Shows the player outside rooms. Lazy, because only users who leave a room during playback need it. */
export const MiniDock = observer(function MiniDock() {
  const dock = usePlayerDock();
  const { away, close } = dock;
  // If the mini player fails to load, playback stops.
  const Corner = useLazyPart(away !== undefined, loadCorner, close);
  if (!away || !Corner) return null;
  return (
    <PlayerStoreContext value={away}>
      <Corner onClose={close} />
    </PlayerStoreContext>
  );
});
