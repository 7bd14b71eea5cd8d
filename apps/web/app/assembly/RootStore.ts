import { ApiClient } from '@khandai/api-client';
import { AuthSession, mayFinish } from '@khandai/auth-session';
import { ChatSocket } from '@khandai/chat-socket';
import { LiveTotalsFeed } from '@khandai/live-schedule';
import type { Clock } from '@khandai/runtime';
import { ToastStore } from '@khandai/ui-kit';
import { PlayerDock } from '../domains/player/PlayerDock';
import type { I18n } from '../i18n/i18n';
import { AccountStore } from '../domains/account/AccountStore';
import { BookingView } from '../domains/bookings/BookingView';
import type { RootData } from '../shell/router/root-loader';
import { PresenceView } from '../domains/presence/PresenceView';
import { Preloads } from '../shell/router/Preloads';
import { preloadModule } from '../shell/router/route-chunks';
import { DOMAIN_COOKIE } from '../shell/router/site-data';
import { authApi } from '../shell/services/auth-api';
import type { BrowserPorts } from '../shell/services/browser-ports';
import { BuildWatch, latestBuild } from '../shell/services/build-watch';
import { ClockStore } from '../shell/services/ClockStore';
import { ConnectionView } from '../shell/services/ConnectionView';
import { readCookie, yearCookie } from '../shell/services/cookies';
import { LanguageChoice } from '../shell/services/LanguageChoice';
import { LiveStore } from '../domains/match/LiveStore';
import { PageLog } from '../shell/services/log';
import { memberWatch } from '../shell/services/member-watch';
import { MissedChanges } from '../shell/services/MissedChanges';
import { NetworkStore } from '../shell/services/NetworkStore';
import { keepReferral } from '../shell/services/referral';
import type { Services } from '../shell/services/services';
import { BrowserSessionStore } from '../shell/services/session-storage';
import { SessionView } from '../shell/services/SessionView';
import { SettingsStore } from '../shell/services/SettingsStore';
import { timezoneCookie, viewersTimezone } from '../shell/services/timezone';

const HISTORY_PAGE = 50;

/** Everything one page view shares, wired in one place. Making it starts nothing and touches no browser. */
export class RootStore implements Services {
  readonly log = new PageLog();
  readonly settings = new SettingsStore();
  readonly toasts = new ToastStore();
  readonly network = new NetworkStore();
  readonly viewer = new SessionView();
  readonly connection = new ConnectionView();
  readonly missed = new MissedChanges();
  readonly presence = new PresenceView();
  readonly player: PlayerDock;
  readonly account = new AccountStore(this.viewer);
  readonly bookings = new BookingView();
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
  readonly live: LiveStore;
  readonly api: ApiClient;
  readonly session: AuthSession;
  readonly socket: ChatSocket;
  private readonly totals: LiveTotalsFeed;

  constructor(
    private readonly data: RootData,
    readonly ports: BrowserPorts,
    i18n: I18n,
  ) {
    const { clock } = ports;
    this.timers = clock;
    this.player = new PlayerDock(ports.storage);
    this.clock = new ClockStore(data, clock);
    this.live = new LiveStore(data);
    this.api = new ApiClient({
      http: {},
      token: () => this.session.token(),
      renew: (refused) => this.session.renew(refused),
      mayFinish,
      clock,
    });
    this.language = new LanguageChoice(i18n, {
      sentences: (locale) => this.api.call('GET /al/api/live/language/list', { query: { locale } }),
      log: this.log,
    });
    this.builds = new BuildWatch({ own: data.build, latest: latestBuild, clock });
    const store = new BrowserSessionStore(ports.storage);
    this.session = new AuthSession({ api: authApi(this.api), store, clock, lock: ports.tabs, channel: ports.tabs });
    this.totals = new LiveTotalsFeed(
      { api: { liveTotals: (mode, signal) => this.api.call('GET /al/api/live/live-total', { query: { mode } }, signal) }, clock },
      { shown: data.totals },
    );
    this.socket = new ChatSocket({
      url: ports.socketUrl('/chat'),
      token: () => this.session.token(),
      renewToken: (refused) => this.session.renew(refused),
      connect: ports.connect,
      history: (groupId, before, signal) =>
        this.api.call(
          'POST /ac/api/chat/message/v2/list',
          { body: { groupId, pageSize: HISTORY_PAGE, ...(before === undefined ? {} : { before }) } },
          signal,
        ),
      clock,
    });
  }

  /** Begins what lives in a browser; all of it ends when `signal` aborts. */
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
    this.presence.follow(this, page, signal);
    void this.beginInPauses(page, signal);
  }

  /** One after another and each in a pause: together they would hold up the first tap on a page that has just come alive. */
  private async beginInPauses(page: Window, signal: AbortSignal): Promise<void> {
    const steps = [
      () => this.session.run(signal),
      () => this.socket.run(signal),
      () => {
        this.useViewersTimezone(page);
      },
      () => this.clock.run(signal),
      () => this.totals.run(signal),
      () => this.builds.run(signal),
    ];
    for (const begin of steps) {
      await this.ports.idle();
      if (signal.aborted) return;
      void begin();
    }
  }

  private listen(page: Window, signal: AbortSignal): void {
    const { session, socket, totals, live, clock, builds, log } = this;
    const stops = [
      session.changed.on(
        memberWatch(session, (_, wasMember) => {
          // A guest's lines go with him when he logs in.
          if (wasMember) socket.forgetOwn();
        }),
      ),
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
        builds.heard(build);
      }),
      this.missed.follow(socket, this.data.now),
      socket.resumed.on(() => {
        totals.refreshNow();
      }),
      socket.watchScores((changes) => {
        live.acceptScores(changes, clock.now);
        // A kick-off or a final whistle changes the totals: no need to wait for the minute.
        if (live.countMoved(changes)) totals.refreshNow();
      }),
      socket.watchRooms((rooms) => {
        live.acceptOnline(rooms);
      }),
      totals.read.on(({ list }) => {
        live.acceptRead(list, clock.now);
      }),
      totals.changed.on((next) => {
        live.acceptTotals(next, clock.now);
      }),
      builds.failed.on((error) => {
        log.warn('latest build', error);
      }),
      totals.failed.on((error) => {
        log.warn('live totals', error);
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

  /** The server could not know the zone of a first visit; from now on it is told. */
  private useViewersTimezone(page: Window): void {
    const timezone = viewersTimezone();
    if (timezone !== this.clock.timezone) this.clock.useTimezone(timezone);
    page.document.cookie = timezoneCookie(timezone);
    page.document.cookie = yearCookie('offset', String(-new Date().getTimezoneOffset()));
  }

  /** The server knew the domain by the name it was called by; the calls of this browser know it by the cookie. */
  private keepDomain(page: Window): void {
    const { domain } = this.data.site;
    if (domain !== null && readCookie(page.document.cookie, DOMAIN_COOKIE) !== domain) {
      page.document.cookie = yearCookie(DOMAIN_COOKIE, domain);
    }
  }
}
