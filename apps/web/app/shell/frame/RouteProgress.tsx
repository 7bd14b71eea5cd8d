import { LoadingBar, LoadingBarModel } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { FAILED_PAGE } from './ErrorView';

/** The loading bar, led by the router: it starts with a page change and ends with it. */
export function RouteProgress() {
  const [model] = useState(() => new LoadingBarModel());
  const loading = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!loading) return;
    model.start();
    return () => {
      model.finish({ failed: document.querySelector(`[${FAILED_PAGE}]`) !== null });
    };
  }, [model, loading]);
  return <LoadingBar model={model} />;
}
