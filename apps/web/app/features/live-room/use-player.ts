import type { Fixture } from '@khandai/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PlayerStore, usePlayerDock } from '../../domains/player';
import { useServices } from '../../shell/services/services';
import { useRoomWords } from './use-room-words';

/** The room's player. Reuses the mini player if it already plays this match, so that the stream does not load twice. */
export function usePlayer(fixture: Fixture): PlayerStore {
  const { toasts } = useServices();
  const dock = usePlayerDock();
  const { t } = useRoomWords();
  const { pathname, search } = useLocation();
  const [player] = useState(
    () =>
      dock.playerOf(fixture.fixtureId) ??
      new PlayerStore(
        { fixture, path: pathname + search },
        {
          storage: dock.storage,
          woke: () => {
            toasts.push({ tone: 'info', title: t('player.woke') });
          },
        },
      ),
  );
  return player;
}
