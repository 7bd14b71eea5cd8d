/** What other domains, features and the assembly may import of `account`. */
export { AccountContext, createAccount, useAccount } from './account-domain';
export { AccountBadge } from './AccountBadge';
export { AccountDialogs } from './AccountDialogs';
export { AccountStore } from './AccountStore';
export { memberPath } from './member-path';
export { roleBadge } from './role-badge';
export { useLeave } from './use-leave';
