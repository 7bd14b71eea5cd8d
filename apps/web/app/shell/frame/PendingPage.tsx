import { css } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useServices } from '../services/services';
import { PageSkeleton } from './PageSkeleton';

const SHOW_AFTER_MS = 200;

/** The page, or the next page's skeleton during a slow navigation. The page stays mounted until the navigation ends. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { timers } = useServices();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const target = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined;
  const [late, setLate] = useState<string>();

  // A layout effect: its cleanup must restore the scroll position before the router scrolls.
  useLayoutEffect(() => {
    if (target === undefined) return;
    const wait = new AbortController();
    const { scrollY } = window;
    let shown = false;
    void timers.sleep(SHOW_AFTER_MS, wait.signal).then(() => {
      if (wait.signal.aborted) return;
      shown = true;
      setLate(target);
      window.scrollTo(0, 0);
    });
    return () => {
      wait.abort();
      setLate(undefined);
      // A cancelled navigation restores the position; after a finished one the router scrolls.
      if (shown) window.scrollTo(0, scrollY);
    };
  }, [target, timers]);

  const waiting = target !== undefined && late === target;
  return (
    <>
      {waiting && (
        <div css={immediately}>
          <PageSkeleton pathname={target} />
        </div>
      )}
      <div hidden={waiting}>{children}</div>
    </>
  );
}

/* A skeleton hides itself for its first 200 ms; here this delay has already passed. */
const immediately = css`
  & [role='status'] {
    animation: none;
  }
`;
