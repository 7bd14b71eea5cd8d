import { css, keyframes } from '@emotion/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { Button } from '../primitives/Button.js';
import { Icon, type IconDrawing } from '../primitives/Icon.js';
import { IconButton } from '../primitives/IconButton.js';
import type { Toast, ToastStore, ToastTone } from './toast-store.js';
import * as icons from '../primitives/icons.js';

export interface ToastRegionProps {
  store: ToastStore;
  labels: { region: string; close: string };
}

const FACES: Record<ToastTone, IconDrawing> = { ok: icons.done, bad: icons.alert, info: icons.info };
const NONE: readonly Toast[] = [];

/**
 * Where toasts appear: above the bottom bar on phones, in the lower right corner elsewhere. At the top while the page's
 * composer is near the bottom of the window. Always rendered, so that screen readers observe the live region.
 */
export function ToastRegion({ store, labels }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.current, () => NONE);
  const root = useRef<HTMLElement>(null);
  useBottomWhenFree(root, toasts.length > 0);
  return (
    <section ref={root} css={region} aria-label={labels.region} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} store={store} closeLabel={labels.close} />
      ))}
    </section>
  );
}

/** The composer of a page that scrolls. One of a page as high as the window is always near the bottom. */
const MOVING_COMPOSER = '[data-composer]:not([data-full-width] *)';

/**
 * Marks the region with `data-bottom` while the composer is not near the bottom of the window. A composer that the page no
 * longer has says nothing about the next one.
 */
function useBottomWhenFree(region: { readonly current: HTMLElement | null }, active: boolean): void {
  useEffect(() => {
    const element = region.current;
    const composer = document.querySelector(MOVING_COMPOSER);
    if (!active || !element || !composer || typeof IntersectionObserver === 'undefined') return;
    const mark = (free: boolean) => element.toggleAttribute('data-bottom', free);
    const observer = new IntersectionObserver(
      ([entry]) => mark(composer.isConnected && entry?.isIntersecting === false),
      { rootMargin: '-60% 0px 0px' },
    );
    observer.observe(composer);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, [region, active]);
}

function ToastCard({ toast, store, closeLabel }: { toast: Toast; store: ToastStore; closeLabel: string }) {
  const { id, tone, title, text, actions = [] } = toast;
  const hovered = useRef(false);
  // Pointer or focus pauses the toast; its timer resumes once both are gone. A pointer that rests where the toast appears
  // does not pause it, only one that moves. A touch never does: browsers report it as hovering long after it ended.
  const onPointerMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    hovered.current = true;
    store.pause(id);
  };
  const onPointerLeave = ({ currentTarget }: PointerEvent) => {
    hovered.current = false;
    if (!currentTarget.contains(document.activeElement)) store.resume(id);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !hovered.current) store.resume(id);
  };
  return (
    <div
      css={card}
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onFocus={() => store.pause(id)}
      onBlur={onBlur}
    >
      <Icon icon={FACES[tone]} css={tones[tone]} />
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
        {actions.length > 0 && (
          <div css={acts}>
            {actions.map(({ label, onPress }) => (
              <Button
                key={label}
                size="sm"
                look="quiet"
                onClick={() => {
                  store.dismiss(id);
                  onPress();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <IconButton size="sm" icon={icons.close} label={closeLabel} onClick={() => store.dismiss(id)} />
    </div>
  );
}

const enter = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/**
 * Emotion takes a nested selector that begins with a colon for a pseudo-class of the element, so this begins with html.
 */
const AWAY = 'html:has([data-composer]) &:not([data-bottom])';

/* An open menu that lies at the bottom of a phone. */
const UNDER_MENU = 'html:has([data-bottom-menu]:not([hidden])) &';

const atTop = css`
  top: var(--toast-top, calc(var(--header-h) + var(--subnav-h) + var(--toast-below, 3rem)));
  bottom: auto;
`;

/* At the top they lie below the line of news, the header and its sub-navigation, and from tablets up below the head of a
   chat at the right. A page without these sets `--toast-top` on the root. */
const region = css`
  position: fixed;
  z-index: var(--z-toast);
  left: var(--sp-3);
  right: var(--sp-3);
  bottom: calc(var(--bottom-h) + env(safe-area-inset-bottom) + var(--sp-3));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  justify-items: center;
  pointer-events: none;
  @media (min-width: 768px) {
    left: auto;
    right: var(--sp-6);
    width: 24rem;
    bottom: var(--sp-6);
    justify-items: end;
    --toast-below: 6rem;
  }
  ${AWAY} {
    ${atTop};
  }
  @media (max-width: 767px) {
    ${UNDER_MENU} {
      ${atTop};
    }
  }
`;

const card = css`
  pointer-events: auto;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: var(--sp-3);
  align-items: start;
  width: 24rem;
  max-width: 100%;
  padding: var(--sp-3) var(--sp-2) var(--sp-3) var(--sp-4);
  border-radius: var(--r-3);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
  animation: ${enter} var(--t-slow) var(--ease);
  & > svg {
    margin-top: 1px;
  }
  & b {
    font-weight: var(--fw-semi);
    display: block;
  }
  & p {
    color: var(--c-text-2);
    font-size: var(--fs-13);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const tones = {
  ok: css`
    color: var(--c-accent);
  `,
  bad: css`
    color: var(--c-neg);
  `,
  info: css`
    color: var(--c-info);
  `,
};

const acts = css`
  display: flex;
  margin: var(--sp-1) 0 0 -8px;
`;
