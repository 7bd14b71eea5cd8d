import type { RaceBoard } from '@khandai/contracts';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import { LiveRace, unseenTurn } from './LiveRace';
import { PickStore } from './PickStore';
import type { RaceStores } from './race-context';
import { RaceStore } from './RaceStore';
import { ReplayStore } from './ReplayStore';

/** The stores of the page, which follow the track while it is on screen. */
export function useStores(board: RaceBoard | undefined): RaceStores {
  const { api, clock, timers, viewer, log, missed } = useServices();
  const [stores] = useState((): RaceStores => {
    const report = (error: unknown) => {
      log.warn('marble races', error);
    };
    const races = new RaceStore(board, { api, clock, timers, report, random: Math.random });
    const makeUuid = () => crypto.randomUUID();
    const replay = new ReplayStore(timers);
    return {
      races,
      live: new LiveRace(timers, () => document.visibilityState === 'visible' && !replay.race),
      replay,
      picks: new PickStore({ api, board: races, viewer, makeUuid, report }),
    };
  });
  const { races, live, replay } = stores;
  const { version, isKnown } = viewer;

  useEffect(() => {
    // Before the user is known, an answer would say nothing of their picks.
    if (!isKnown) return undefined;
    const visit = new AbortController();
    void races.run(visit.signal);
    return () => {
      visit.abort();
    };
  }, [races, version, isKnown]);
  useEffect(() => {
    const visit = new AbortController();
    live.open(visit.signal);
    return () => {
      visit.abort();
      replay.close();
    };
  }, [live, replay]);
  useEffect(() => {
    const unseen = () => live.tick && unseenTurn(live.tick, races.find(live.tick.raceId));
    return reaction(
      () => `${live.tick?.raceId ?? ''} ${unseen() ?? ''}`,
      () => {
        races.turn(unseen());
      },
    );
  }, [live, races]);
  useEffect(() => missed.suspected.on(races.refreshSoon), [missed, races]);
  return stores;
}
