import { type AccountStore, createAccount } from '../domains/account';
import { createBookings, type LazyBookingStore } from '../domains/bookings';
import { type ChatDomain, createChat } from '../domains/chat';
import { createMatch, type MatchDomain } from '../domains/match';
import { createNotifications, type NotificationsBox } from '../domains/notifications';
import { createOdds, type OddsDomain } from '../domains/odds';
import { createPlayer, type PlayerDock } from '../domains/player';
import { createPresence, type PresenceStore } from '../domains/presence';
import type { I18n } from '../i18n/i18n';
import type { RootData } from '../shell/router/root-loader';
import type { BrowserPorts } from '../shell/services/browser-ports';
import { PageServices } from '../shell/services/PageServices';

/** Composes the shell's services and the domains of one page view. The constructor starts nothing and touches no browser. */
export class RootStore {
  readonly services: PageServices;
  readonly account: AccountStore;
  readonly match: MatchDomain;
  readonly odds: OddsDomain;
  readonly bookings: LazyBookingStore;
  readonly notifications: NotificationsBox;
  readonly presence: PresenceStore;
  readonly chat: ChatDomain;
  readonly player: PlayerDock;

  constructor(data: RootData, ports: BrowserPorts, i18n: I18n) {
    const services = new PageServices(data, ports, i18n);
    this.services = services;
    this.account = createAccount(services);
    this.match = createMatch(services, data);
    this.odds = createOdds(services);
    this.bookings = createBookings();
    this.notifications = createNotifications();
    this.presence = createPresence(services);
    this.chat = createChat(services, this.presence);
    this.player = createPlayer(services);
  }

  /** Starts everything that needs a browser; all of it ends when `signal` aborts. */
  start(page: Window, signal: AbortSignal): void {
    // Before the services: the socket drops a member's unsent messages before it takes the next token.
    this.chat.start(signal);
    this.services.start(page, signal);
    this.odds.start(page);
    this.match.start(signal);
    this.presence.start(page, signal);
    void this.runInPauses([...this.services.runs(page, signal), () => this.match.run(signal)], signal);
  }

  /** Starts one run per idle period: all of them together would delay the first tap on a page that was just hydrated. */
  private async runInPauses(runs: readonly (() => unknown)[], signal: AbortSignal): Promise<void> {
    for (const run of runs) {
      await this.services.ports.idle();
      if (signal.aborted) return;
      void run();
    }
  }
}
