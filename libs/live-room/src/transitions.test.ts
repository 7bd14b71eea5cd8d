import fc from 'fast-check';
import { makeLink } from '../test/fake-engine.js';
import { initialModel, type PlayerEvent, type PlayerModel, transition } from './transitions.js';

const links = [makeLink(1), makeLink(2), makeLink(3)];
const timing = { phase: 'live', kickOff: 0 } as const;
const reason = fc.constantFrom('network' as const, 'media' as const, 'unsupported' as const, 'stall' as const);
const now = fc.nat(100);
const someTiming = fc.record({
  phase: fc.constantFrom('coming' as const, 'live' as const, 'ended' as const),
  kickOff: fc.nat(100),
});
const event: fc.Arbitrary<PlayerEvent> = fc.oneof(
  fc.record({ type: fc.constant('timed' as const), timing: someTiming, now }),
  fc.record({ type: fc.constant('lost' as const), reason, now }),
  fc.record({ type: fc.constant('linkChosen' as const), linkId: fc.integer({ min: 0, max: 4 }) }),
  fc.record({
    type: fc.constantFrom(
      'due',
      'steadied',
      'played',
      'paused',
      'starved',
      'refused',
      'playAsked',
      'retryAsked',
      'closed',
      'woke',
    ),
  }) as fc.Arbitrary<PlayerEvent>,
);
const open = (model = initialModel()): PlayerModel => transition(model, { type: 'opened', links, timing, now: 1 });

test('[PL1] after any events the current link is one of the given links, and open starts again', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const model = events.reduce(transition, open());
      if ('link' in model.state) expect(model.links).toContain(model.state.link);
      expect(open(model).state).toEqual({ status: 'loading', link: links[0], attempt: 0 });
    }),
  );
});

test('[LS9] (fall-over) the player fails after three attempts at each link', () => {
  fc.assert(
    fc.property(fc.constantFrom('network' as const, 'media' as const, 'timeout' as const, 'stall' as const), (why) => {
      let model = open();
      const tried: number[] = [];
      while (model.state.status !== 'failed') {
        const { state } = model;
        if (state.status === 'loading' || state.status === 'switching') tried.push(state.link.linkId);
        model = transition(
          model,
          state.status === 'retrying' ? { type: 'due' } : { type: 'lost', reason: why, now: 1 },
        );
      }
      expect(tried).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    }),
  );
});

test('[PL1] links are tried in order from the chosen one, and then from the first', () => {
  let model = transition(open(), { type: 'linkChosen', linkId: 2 });
  const tried: number[] = [];
  while ('link' in model.state) {
    tried.push(model.state.link.linkId);
    model = transition(model, { type: 'lost', reason: 'unsupported', now: 1 });
  }
  expect(tried).toEqual([2, 3, 1]);
});

test('[PL1] an event without a transition returns the same model object', () => {
  const idle = initialModel();
  expect(transition(idle, { type: 'starved' })).toBe(idle);
  const loading = open();
  expect(transition(loading, { type: 'due' })).toBe(loading);
});
