import { use, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import type { HydrationQueue } from './HydrationQueue';

/**
 * Opens all gates when the router navigates, for example to remove a parameter from the address. Its root then replaces a context,
 * and React would replace a part whose gate is closed by the fallback. Only the router itself tells before that render: the effects
 * of its root subscribe later than those inside.
 */
export function useOpenOnNavigation(queue: HydrationQueue | null): void {
  const router = use(RouterContext)?.router;
  useLayoutEffect(() => {
    if (!queue || !router) return undefined;
    const first = router.state.location;
    return router.subscribe(({ location, navigation }) => {
      if (navigation.state !== 'idle' || location !== first) queue.openAll();
    });
  }, [queue, router]);
}
