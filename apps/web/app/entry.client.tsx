import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadLanguage } from './i18n/load-language';
import { servedStyles } from './shell/router/page-styles';
import { HydrationContext, HydrationQueue } from './shell/hydration/HydrationQueue';
import { continueNavigation, reloadOnceOnStaleChunk } from './shell/router/stale-chunk';
import { browserPorts, tabStorage } from './shell/services/browser-ports';
import { latestBuild } from './shell/services/build-watch';

const REACHED_WITHIN_MS = 10_000;
/** After this time all parts of the page hydrate at once. */
const TURNS_WITHIN_MS = 2_000;

const { location, navigator } = window;
const page = {
  addEventListener: window.addEventListener.bind(window),
  sessionStorage: tabStorage,
  location,
  navigator,
};
reloadOnceOnStaleChunk(page, () => latestBuild(AbortSignal.timeout(REACHED_WITHIN_MS)));
const [load] = performance.getEntriesByType('navigation');
continueNavigation(page, load instanceof PerformanceNavigationTiming ? load.type : undefined, Date.now());

const queue = new HydrationQueue({
  idle: browserPorts.idle,
  deadline: () => browserPorts.clock.sleep(TURNS_WITHIN_MS),
  isHidden: () => document.hidden,
});
queue.watchInput(window);

const hydrate = (): void => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CacheProvider value={servedStyles(document)}>
          <HydrationContext value={queue}>
            <HydratedRouter />
          </HydrationContext>
        </CacheProvider>
      </StrictMode>,
    );
  });
};

// React must find the sentences that the server rendered. Without them it renders the page once more, in Vietnamese.
if (document.documentElement.lang === 'en') loadLanguage('en').then(hydrate, hydrate);
else hydrate();
