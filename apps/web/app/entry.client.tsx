import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { continueNavigation, reloadOnceOnStaleChunk } from './shell/router/stale-chunk';
import { tabStorage } from './shell/services/browser-ports';
import { latestBuild } from './shell/services/build-watch';

const REACHED_WITHIN_MS = 10_000;

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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
