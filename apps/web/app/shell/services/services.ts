import type { ApiClient } from '@khandai/api-client';
import type { AuthSession } from '@khandai/auth-session';
import type { ChatSocket } from '@khandai/chat-socket';
import type { Clock } from '@khandai/runtime';
import type { ToastStore } from '@khandai/ui-kit';
import { createContext, use } from 'react';
import type { PlayerDock } from '../../domains/player/PlayerDock';
import type { AccountStore } from '../../domains/account/AccountStore';
import type { BookingView } from '../../domains/bookings/BookingView';
import type { PresenceView } from '../../domains/presence/PresenceView';
import type { Preloads } from '../router/Preloads';
import type { BuildWatch } from './build-watch';
import type { ClockStore } from './ClockStore';
import type { ConnectionView } from './ConnectionView';
import type { LanguageChoice } from './LanguageChoice';
import type { LiveStore } from '../../domains/match/LiveStore';
import type { Log } from './log';
import type { MissedChanges } from './MissedChanges';
import type { NetworkStore } from './NetworkStore';
import type { SessionView } from './SessionView';
import type { SettingsStore } from './SettingsStore';

/** What features may use of the shell. Each takes only the members it needs. */
export interface Services {
  readonly api: ApiClient;
  readonly session: AuthSession;
  /** `session` as screens see it. */
  readonly viewer: SessionView;
  readonly socket: ChatSocket;
  /** `socket` as screens see it. */
  readonly connection: ConnectionView;
  /** When what is shown may have changed without a word from `socket`. */
  readonly missed: MissedChanges;
  /** Time for libraries; `clock` is time on screen. */
  readonly timers: Clock;
  readonly clock: ClockStore;
  /** Whether others see this member, and in which rooms. */
  readonly presence: PresenceView;
  readonly live: LiveStore;
  readonly settings: SettingsStore;
  readonly network: NetworkStore;
  /** The one player, wherever it is shown. */
  readonly player: PlayerDock;
  /** Dialogs of the account: `account.ask('login')`, `account.asMember(() => book())`. */
  readonly account: AccountStore;
  /** Which matches this member booked. */
  readonly bookings: BookingView;
  readonly language: LanguageChoice;
  readonly builds: BuildWatch;
  readonly preloads: Preloads;
  readonly toasts: ToastStore;
  readonly log: Log;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
}
