import { css } from '@emotion/react';
import { LinkProvider, PictureProvider } from '@khandai/ui-kit';
import { type Context, type ReactNode, use, useEffect, useState } from 'react';
import { AccountContext } from '../domains/account';
import { BookingsContext } from '../domains/bookings';
import { ChatContext } from '../domains/chat';
import { MatchContext } from '../domains/match';
import { NotificationsContext } from '../domains/notifications';
import { OddsContext } from '../domains/odds';
import { PlayerContext } from '../domains/player';
import { PresenceContext } from '../domains/presence';
import { I18n } from '../i18n/i18n';
import { I18nContext } from '../i18n/use-translation';
import { RouterLink } from '../shell/frame/RouterLink';
import { emptyRoot } from '../shell/frame/use-root-data';
import { HydrationContext } from '../shell/hydration/HydrationQueue';
import { useOpenOnNavigation } from '../shell/hydration/use-open-on-navigation';
import { pictureRenditions } from '../shell/pictures/picture-renditions';
import { useEarlyInput } from '../shell/router/early-input';
import type { RootData } from '../shell/router/root-loader';
import { browserPorts } from '../shell/services/browser-ports';
import { ServicesContext } from '../shell/services/services';
import { RootStore } from './RootStore';

export interface AppProvidersProps {
  readonly data: RootData | undefined;
  /** `false` starts neither the session nor the sockets: a story has no server. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Creates the stores of one page view, provides them to it, and starts them once the page is hydrated. */
export function AppProviders({ data, live = true, children }: AppProvidersProps) {
  const [i18n] = useState(() => new I18n(data?.language ?? 'vi', data?.sentences));
  const [renditions] = useState(() => pictureRenditions(data?.imageHosts ?? []));
  const queue = use(HydrationContext);
  const [root] = useState(() => {
    const ports = queue ? { ...browserPorts, hydrated: () => queue.finished.promise } : browserPorts;
    return new RootStore(data ?? emptyRoot, ports, i18n);
  });

  useOpenOnNavigation(queue);
  useEarlyInput();
  useEffect(() => {
    if (!live) return;
    const life = new AbortController();
    const { signal } = life;
    const start = async () => {
      // A task of its own: the effects of the page's components already fill this one.
      await root.services.timers.sleep(0, signal);
      if (!signal.aborted) root.start(window, signal);
    };
    // What a store changes would not match the server's HTML of a part that is not hydrated.
    void (queue ? queue.run(start, signal) : start());
    return () => {
      life.abort();
    };
  }, [root, live, queue]);

  return (
    <I18nContext value={i18n}>
      <StoreProviders root={root}>
        <LinkProvider component={RouterLink}>
          <PictureProvider renditions={renditions}>
            <div css={appCss}>{children}</div>
          </PictureProvider>
        </LinkProvider>
      </StoreProviders>
    </I18nContext>
  );
}

/** Wraps its content in one provider. */
type Provide = (inside: ReactNode) => ReactNode;

const provide =
  <T,>(StoreContext: Context<T | null>, value: T): Provide =>
  (inside) => <StoreContext value={value}>{inside}</StoreContext>;

/** One provider per domain, inside the shell's services. */
function StoreProviders({ root, children }: { root: RootStore; children: ReactNode }): ReactNode {
  return [
    provide(ServicesContext, root.services),
    provide(AccountContext, root.account),
    provide(MatchContext, root.match),
    provide(OddsContext, root.odds),
    provide(BookingsContext, root.bookings),
    provide(NotificationsContext, root.notifications),
    provide(PresenceContext, root.presence),
    provide(ChatContext, root.chat),
    provide(PlayerContext, root.player),
  ].reduceRight((inside, provideStore) => provideStore(inside), children);
}

const appCss = css`
  min-height: 100dvh;
`;
