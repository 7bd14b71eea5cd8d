import type { Services } from '../../shell/services/services';
import { createStoreContext } from '../../shell/services/store-context';
import { AccountStore } from './AccountStore';

export const createAccount = (services: Pick<Services, 'viewer'>): AccountStore => new AccountStore(services);

/** Dialogs of the account: `account.ask('login')`, `account.asMember(() => book())`. */
export const [AccountContext, useAccount] = createStoreContext<AccountStore>('AccountStore');
