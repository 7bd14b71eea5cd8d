import type { Services } from '../../shell/services/services';
import { createStoreContext } from '../../shell/services/store-context';
import { {{Class}}Store } from './{{Class}}Store';

export const create{{Class}} = (services: Pick<Services, 'log'>): {{Class}}Store => new {{Class}}Store(services);

export const [{{Class}}Context, use{{Class}}] = createStoreContext<{{Class}}Store>('{{Class}}Store');
