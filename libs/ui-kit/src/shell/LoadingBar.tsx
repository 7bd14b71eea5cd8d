import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import type { LoadingBarModel, LoadingBarState } from './loading-bar-model.js';

const SERVER_STATE: LoadingBarState = { visible: false, progress: 0, failed: false };

/**
 * A 3 px bar over everything, brick red if the page fails. Decorative: screen readers get the new page's title and
 * focus.
 */
export function LoadingBar({ model }: { model: LoadingBarModel }) {
  const { visible, progress, failed } = useSyncExternalStore(model.subscribe, model.current, () => SERVER_STATE);
  return (
    <div
      css={root}
      aria-hidden="true"
      data-failed={failed || undefined}
      style={{ opacity: visible ? 1 : 0, transform: `scaleX(${progress / 100})` }}
    />
  );
}

const root = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  height: 3px;
  pointer-events: none;
  background: var(--c-accent-fill);
  transform-origin: left;
  transition:
    transform 100ms linear,
    opacity 400ms;
  &[data-failed] {
    background: var(--c-neg);
  }
`;
