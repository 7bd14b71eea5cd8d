import type { Fixture } from '@khandai/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useReloadAfterGap } from '../../../shell/router/use-reload-after-gap';
import { useServices } from '../../../shell/services/services';
import { createStoreContext } from '../../../shell/services/store-context';
import { useSpoilers } from '../../match';
import { type FavouritesStore, useFavourites } from '../../favourites';
import { type Goal, GoalStore } from '../GoalStore';
import { playGoal } from '../goal-sound';

/** Stores that the rows of a day page share. */
export interface DayServices {
  readonly favourites: FavouritesStore;
  readonly goals: GoalStore;
}

export const [DayServicesContext, useDayServices] = createStoreContext<DayServices>('DayServices');

/** This user's favourites, and live goals of `fixtures`. `said` is the last goal, for screen readers. */
export function useDayLife(fixtures: readonly Fixture[]): { services: DayServices; announced: Goal | undefined } {
  const { socket, missed, settings, timers } = useServices();
  const spoilers = useSpoilers();
  const isHidden = useRef(spoilers.isHidden);
  const [announced, setAnnounced] = useState<Goal>();
  const favourites = useFavourites();
  const [goals] = useState(
    () =>
      new GoalStore({
        timers,
        onGoal: (goal) => {
          // Neither words nor a sound tell a goal of a hidden score.
          if (isHidden.current(goal.fixture.fixtureId)) return;
          setAnnounced(goal);
          if (settings.sound) playGoal();
        },
      }),
  );

  useEffect(() => {
    isHidden.current = spoilers.isHidden;
  }, [spoilers]);

  useEffect(() => {
    goals.watch(fixtures);
    const life = new AbortController();
    const stops = [
      missed.suspected.on(goals.lookAgain),
      socket.watch({ topic: 'scores' }, ({ list }) => {
        goals.accept(list, life.signal);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      life.abort();
    };
  }, [goals, fixtures, socket, missed]);
  useReloadAfterGap();

  const services = useMemo(() => ({ favourites, goals }), [favourites, goals]);
  return { services, announced };
}
