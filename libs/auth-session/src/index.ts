export { AuthSession } from './auth-session.js';
export { LoginFailed } from './faults.js';
export type { AnsweredFault } from './faults.js';
export { mayFinish, sameLogin } from './token-claims.js';
export type {
  AuthApi,
  AuthSessionDeps,
  SessionExpired,
  SessionState,
  SessionStatus,
  SessionStore,
  StoredSession,
  TabChannel,
  TabLock,
} from './types.js';
