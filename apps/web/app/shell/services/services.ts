import type { ApiClient } from '@khandai/api-client';
import type { AuthSession } from '@khandai/auth-session';
import type { ChatSocket } from '@khandai/chat-socket';
import type { Clock } from '@khandai/runtime';
import type { ToastStore } from '@khandai/ui-kit';
import type { Preloads } from '../router/Preloads';
import type { BrowserPorts } from './browser-ports';
import type { BuildWatch } from './build-watch';
import type { ClockStore } from './ClockStore';
import type { ConnectionStore } from './ConnectionStore';
import type { LanguageChoice } from './LanguageChoice';
import type { Log } from './log';
import type { MissedChanges } from './MissedChanges';
import type { NetworkStore } from './NetworkStore';
import type { SettingsStore } from './SettingsStore';
import { createStoreContext } from './store-context';
import type { ViewerStore } from './ViewerStore';

/** The shell's services for domains and features. Each takes only the members it needs. */
export interface Services {
  readonly api: ApiClient;
  readonly session: AuthSession;
  /** The session's state for screens. */
  readonly viewer: ViewerStore;
  readonly socket: ChatSocket;
  /** The socket's state for screens. */
  readonly connection: ConnectionStore;
  /** Fires when shown data may have changed without a push from `socket`. */
  readonly missed: MissedChanges;
  /** Time source for libraries; `clock` is the time on screen. */
  readonly timers: Clock;
  readonly clock: ClockStore;
  readonly settings: SettingsStore;
  readonly network: NetworkStore;
  readonly language: LanguageChoice;
  readonly builds: BuildWatch;
  readonly preloads: Preloads;
  readonly toasts: ToastStore;
  readonly log: Log;
  readonly ports: BrowserPorts;
}

export const [ServicesContext, useServices] = createStoreContext<Services>('Services');
