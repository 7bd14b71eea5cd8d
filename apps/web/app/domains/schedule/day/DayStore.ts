import type { Fixture } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import type { LiveStore } from '../../match';

/** The matches of a page in their current state. It changes with a kick-off or a final whistle, not with every goal. */
export class DayStore {
  constructor(
    readonly loaded: readonly Fixture[],
    private readonly deps: { readonly live: Pick<LiveStore, 'latest'> },
  ) {
    makeAutoObservable<this, 'deps'>(this, { loaded: false, deps: false });
  }

  /** Those whose state is the one they were loaded with are the same objects. */
  get fixtures(): readonly Fixture[] {
    const states = this.states;
    return this.loaded.map((fixture, index) => {
      const state = Number(states.charAt(index));
      return state === fixture.state ? fixture : { ...fixture, state };
    });
  }

  /** One digit a match: a text, so that equal ones are told apart from changed ones at no cost. */
  private get states(): string {
    return this.loaded.map((fixture) => this.deps.live.latest(fixture).state).join('');
  }
}
