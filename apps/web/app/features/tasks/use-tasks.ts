import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { TasksStore } from './TasksStore';

/** The tasks of a page, loaded when it opens, when it comes to the front again, and when the next day begins. */
export function useTasks(): TasksStore {
  const { api, log, clock, missed } = useServices();
  const [store] = useState(
    () =>
      new TasksStore({
        api,
        report: (error) => {
          log.warn('daily tasks', error);
        },
      }),
  );
  useEffect(() => {
    store.load();
    const reload = () => {
      if (document.visibilityState === 'visible') store.load();
    };
    document.addEventListener('visibilitychange', reload);
    const stop = missed.suspected.on(store.load);
    return () => {
      document.removeEventListener('visibilitychange', reload);
      stop();
      store.leave();
    };
  }, [store, missed]);

  const { value: board } = store.board;
  const isOver = board !== undefined && clock.minute >= Date.parse(board.nextDayAt);
  useEffect(() => {
    if (isOver) store.load();
  }, [store, isOver]);
  return store;
}
