import type { AuthSession } from '@khandai/auth-session';
import { Presence, type PresenceState } from '@khandai/presence';
import type { BrowserPorts } from '../../shell/services/browser-ports';
import type { Log } from '../../shell/services/log';
import { memberChangeListener } from '../../shell/services/member-change';

export interface PresenceServices {
  readonly session: AuthSession;
  readonly ports: BrowserPorts;
  readonly log: Log;
}

/** The part of `Window` that reports the page's visibility. */
export interface PresencePage {
  addEventListener(
    type: 'online' | 'pagehide' | 'pageshow',
    listener: (event: { readonly persisted?: boolean }) => void,
    options: { signal: AbortSignal },
  ): void;
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    addEventListener(type: 'visibilitychange', listener: () => void, options: { signal: AbortSignal }): void;
  };
}

/** Reports this page's member as online until `signal` aborts. */
export function runPresence(
  { session, ports, log }: PresenceServices,
  page: PresencePage,
  changed: (state: PresenceState) => void,
  signal: AbortSignal,
): Presence {
  const { document } = page;
  const presence = new Presence({
    url: ports.socketUrl('/onlineSocket'),
    token: () => (session.state.status === 'member' ? session.token() : null),
    renewToken: (refused) => session.renew(refused),
    check: () => session.reload(),
    connect: ports.connect,
    clock: ports.clock,
  });
  const look = () => {
    if (document.visibilityState === 'visible') presence.show();
    else presence.hide();
  };
  if (document.visibilityState !== 'visible') presence.hide();
  document.addEventListener('visibilitychange', look, { signal });
  page.addEventListener('online', look, { signal });
  page.addEventListener(
    'pagehide',
    () => {
      presence.leave();
    },
    { signal },
  );
  // Treats a page restored from the back/forward cache like one that was hidden.
  page.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) look();
    },
    { signal },
  );
  const stops = [
    presence.stateChanged.on(changed),
    presence.refused.on((refusal) => {
      log.warn('presence', refusal);
    }),
    presence.failed.on((error) => {
      log.warn('presence', error);
    }),
    session.changed.on(
      memberChangeListener(session, () => {
        presence.memberChanged();
      }),
    ),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  void presence.run(signal);
  return presence;
}
