import type { Services } from '../../shell/services/services';
import { createStoreContext } from '../../shell/services/store-context';
import { PresenceStore } from './PresenceStore';

export const createPresence = (services: Pick<Services, 'session' | 'ports' | 'log'>): PresenceStore =>
  new PresenceStore(services);

/** Whether others see this member, and in which rooms. */
export const [PresenceContext, usePresence] = createStoreContext<PresenceStore>('PresenceStore');
