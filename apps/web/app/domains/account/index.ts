/** Public entry of the `account` domain. */
export { AccountContext, createAccount, useAccount } from './account-domain';
export { AccountBadge } from './AccountBadge';
export { AccountDialogs } from './AccountDialogs';
export { AccountStore } from './AccountStore';
export { LoginPanel } from './LoginPanel';
export { mayModerate, mayModerateFeed } from './may-moderate';
export { memberPath, OWN_POSTS } from './member-path';
export { levelBadge, roleBadge } from './role-badge';
export { useLogout } from './use-logout';
