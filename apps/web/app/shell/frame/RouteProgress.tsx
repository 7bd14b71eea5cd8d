import { LoadingBar, LoadingBarModel } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { arrived, rememberDestination } from '../router/stale-chunk';
import { tabStorage } from '../services/browser-ports';
import { FAILED_PAGE } from './ErrorPage';

/** The loading bar, driven by the router: it starts and ends with each navigation. */
export function RouteProgress() {
  const [model] = useState(() => new LoadingBarModel());
  const { state, location } = useNavigation();
  const loading = state !== 'idle';
  const address = location && createPath(location);

  useEffect(() => {
    if (address === undefined) return;
    rememberDestination(tabStorage, address, Date.now());
    return () => {
      arrived(tabStorage);
    };
  }, [address]);

  useEffect(() => {
    if (!loading) return;
    model.start();
    return () => {
      model.finish({ failed: document.querySelector(`[${FAILED_PAGE}]`) !== null });
    };
  }, [model, loading]);
  return <LoadingBar model={model} />;
}
