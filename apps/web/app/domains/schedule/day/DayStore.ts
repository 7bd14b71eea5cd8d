import type { Fixture } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import type { LiveStore } from '../../match';

/** The page's matches in their current state. Changes with a kick-off or a final whistle, not with every goal. */
export class DayStore {
  constructor(
    readonly loaded: readonly Fixture[],
    private readonly deps: { readonly live: Pick<LiveStore, 'latest'> },
  ) {
    makeAutoObservable<this, 'deps'>(this, { loaded: false, deps: false });
  }

  /** A fixture whose state is unchanged since loading stays the same object. */
  get fixtures(): readonly Fixture[] {
    const states = this.states;
    return this.loaded.map((fixture, index) => {
      const state = Number(states.charAt(index));
      return state === fixture.state ? fixture : { ...fixture, state };
    });
  }

  /** One digit per match: a string, so that MobX compares it by value at low cost. */
  private get states(): string {
    return this.loaded.map((fixture) => this.deps.live.latest(fixture).state).join('');
  }
}
