import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { goOn, reloadOnceOnStaleChunk } from './shell/router/stale-chunk';
import { tabStorage } from './shell/services/browser-ports';

const { location, navigator } = window;
const page = { addEventListener: window.addEventListener.bind(window), sessionStorage: tabStorage, location, navigator };
reloadOnceOnStaleChunk(page);
const [load] = performance.getEntriesByType('navigation');
goOn(page, load instanceof PerformanceNavigationTiming ? load.type : undefined, Date.now());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
