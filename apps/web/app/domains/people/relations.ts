import { perUser } from '../../shell/services/page-stores';
import type { Services } from '../../shell/services/services';
import { RelationsStore } from './RelationsStore';

/** What the user of now and other members are to each other. */
export const relationsOf = perUser(({ api }: Pick<Services, 'api' | 'viewer'>) => new RelationsStore({ api }));
