export type {
  AuthApi,
  AuthSessionDeps,
  SessionExpired,
  SessionState,
  SessionStatus,
  SessionStore,
  StoredSession,
} from './types.js';
