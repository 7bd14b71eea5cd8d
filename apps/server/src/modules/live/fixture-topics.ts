import { Code } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import type { TopicHandlers } from '../../platform/sockets/topic-handlers.js';

/** Checks that a fixture exists: the topic of a missing one would never receive a frame. */
export interface FixtureLookup {
  exists(fixtureId: string): Promise<boolean>;
}

/** Scores of all fixtures, and details of each one, as feeds and commentators publish them. */
export const fixtureTopics = (fixtures: FixtureLookup): TopicHandlers<'fixture' | 'scores'> => ({
  fixture: {
    admit: async ({ fixtureId }) => {
      if (!(await fixtures.exists(fixtureId))) throw new DomainError(Code.notFound, 404, 'notFound');
    },
  },
  scores: {},
});
