import { offsetAt } from '@khandai/calendar';
import { ApiClient } from '@khandai/api-client';
import { AuthSession, mayFinish } from '@khandai/auth-session';
import { ChatSocket } from '@khandai/chat-socket';
import type { Clock } from '@khandai/runtime';
import { ToastStore } from '@khandai/ui-kit';
import type { I18n } from '../../i18n/i18n';
import { Preloads } from '../router/Preloads';
import type { RootData } from '../router/root-loader';
import { preloadModule } from '../router/route-chunks';
import { DOMAIN_COOKIE } from '../router/site-data';
import { authApi } from './auth-api';
import type { BrowserPorts } from './browser-ports';
import { BuildWatch, latestBuild } from './build-watch';
import { ClockStore } from './ClockStore';
import { ConnectionStore } from './ConnectionStore';
import { readCookie, yearCookie } from './cookies';
import { loadLanguage } from '../../i18n/load-language';
import { LanguageChoice } from './LanguageChoice';
import { PageLog } from './log';
import { MissedChanges } from './MissedChanges';
import { NetworkStore } from './NetworkStore';
import { keepReferral } from './referral';
import type { Services } from './services';
import { BrowserSessionStore } from './session-storage';
import { SettingsStore } from './SettingsStore';
import { timezoneCookie, viewersTimezone } from './timezone';
import { ViewerStore } from './ViewerStore';

/** The shell's services for one page view. The constructor starts nothing and touches no browser. */
export class PageServices implements Services {
  readonly log = new PageLog();
  readonly settings = new SettingsStore();
  readonly toasts = new ToastStore();
  readonly viewer = new ViewerStore();
  readonly connection = new ConnectionStore();
  readonly missed = new MissedChanges();
  readonly preloads = new Preloads({
    load: (url) => preloadModule(url, document),
    failed: (error) => {
      this.log.warn('preload', error);
    },
  });
  readonly timers: Clock;
  readonly language: LanguageChoice;
  readonly builds: BuildWatch;
  readonly clock: ClockStore;
  readonly network: NetworkStore;
  readonly api: ApiClient;
  readonly session: AuthSession;
  readonly socket: ChatSocket;

  constructor(
    private readonly data: RootData,
    readonly ports: BrowserPorts,
    i18n: I18n,
  ) {
    const { clock } = ports;
    this.timers = clock;
    this.clock = new ClockStore(data, clock);
    this.network = new NetworkStore(this.clock);
    this.api = new ApiClient({
      http: {},
      token: () => this.session.token(),
      renew: (refused) => this.session.renew(refused),
      mayFinish,
      // An earlier reply could change what a part of the page shows, and the part would not match the HTML of the server.
      ...(ports.hydrated && { ready: ports.hydrated }),
      clock,
    });
    this.language = new LanguageChoice(i18n, {
      sentences: (locale) => this.api.call('GET /al/api/live/language/list', { query: { locale } }),
      load: loadLanguage,
      log: this.log,
    });
    this.builds = new BuildWatch({ own: data.build, latest: latestBuild, clock });
    const store = new BrowserSessionStore(ports.storage);
    this.session = new AuthSession({ api: authApi(this.api), store, clock, lock: ports.tabs, channel: ports.tabs });
    this.socket = new ChatSocket({
      url: ports.socketUrl('/chat'),
      token: () => this.session.token(),
      renewToken: (refused) => this.session.renew(refused),
      connect: ports.connect,
      clock,
    });
  }

  /** Reads saved values and connects the services to each other; everything ends when `signal` aborts. */
  start(page: Window, signal: AbortSignal): void {
    const { ports } = this;
    this.log.announceOn(page);
    this.settings.load(ports.storage, page.document.documentElement);
    this.network.watch(page, signal);
    this.viewer.follow(this.session, signal);
    this.connection.follow(this.socket, signal);
    this.keepDomain(page);
    keepReferral(page, signal);
    this.listen(page, signal);
  }

  /** Tasks that run as long as the page view, in their start order. */
  runs(page: Window, signal: AbortSignal): readonly (() => unknown)[] {
    return [
      () => this.runSession(signal),
      () => this.socket.run(signal),
      () => {
        this.useViewersTimezone(page);
      },
      () => this.clock.run(signal),
      () => this.builds.run(signal),
    ];
  }

  private runSession(signal: AbortSignal): Promise<void> {
    const running = this.session.run(signal);
    // The session restores what is stored before its first call.
    this.viewer.markRestored();
    return running;
  }

  private listen(page: Window, signal: AbortSignal): void {
    const { session, socket, clock, builds, log } = this;
    const stops = [
      session.changed.on(() => {
        socket.tokenChanged();
      }),
      session.failed.on((error) => {
        log.warn('session', error);
      }),
      socket.failed.on((error) => {
        log.warn('socket', error);
      }),
      socket.faulted.on((fault) => {
        log.warn('socket', fault);
      }),
      socket.greeted.on(({ serverTime, build }) => {
        clock.follow(Date.parse(serverTime));
        builds.buildSeen(build);
      }),
      this.missed.follow(socket, this.data.now),
      builds.failed.on((error) => {
        log.warn('latest build', error);
      }),
    ];
    const wake = () => {
      socket.wake();
    };
    page.addEventListener('online', wake, { signal });
    page.document.addEventListener('visibilitychange', wake, { signal });
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  }

  /** The server does not know the timezone on a first visit; cookies send it with the next request. */
  private useViewersTimezone(page: Window): void {
    const timezone = viewersTimezone();
    if (timezone !== this.clock.timezone) this.clock.useTimezone(timezone);
    page.document.cookie = timezoneCookie(timezone);
    page.document.cookie = yearCookie('offset', String(offsetAt(this.clock.now, timezone) / 60_000));
  }

  /** The server reads the domain from the page's host name; API calls from this browser send it in a cookie. */
  private keepDomain(page: Window): void {
    const { domain } = this.data.site;
    if (domain !== null && readCookie(page.document.cookie, DOMAIN_COOKIE) !== domain) {
      page.document.cookie = yearCookie(DOMAIN_COOKIE, domain);
    }
  }
}
