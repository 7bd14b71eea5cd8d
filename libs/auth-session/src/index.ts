export { AuthSession } from './auth-session.js';
export { LoginFailed } from './faults.js';
export type { AuthApi, AuthSessionDeps, SessionExpired, SessionState, SessionStatus, SessionStore, StoredSession } from './types.js';
