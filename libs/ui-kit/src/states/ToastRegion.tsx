import { css, keyframes } from '@emotion/react';
import { useSyncExternalStore } from 'react';
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
 * Where toasts appear: above the bottom bar on phones, in a corner elsewhere, and never over a composer. Always
 * rendered, so that screen readers observe the live region.
 */
export function ToastRegion({ store, labels }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.current, () => NONE);
  return (
    <section css={region} aria-label={labels.region} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} store={store} closeLabel={labels.close} />
      ))}
    </section>
  );
}

function ToastCard({ toast, store, closeLabel }: { toast: Toast; store: ToastStore; closeLabel: string }) {
  const { id, tone, title, text, actions = [] } = toast;
  const pause = () => store.pause(id);
  // Pointer or focus pauses the toast; its timer resumes once both are gone.
  const onPointerLeave = ({ currentTarget }: PointerEvent) => {
    if (!currentTarget.contains(document.activeElement)) store.resume(id);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) store.resume(id);
  };
  return (
    <div
      css={card}
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={pause}
      onPointerLeave={onPointerLeave}
      onFocus={pause}
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

const region = css`
  position: fixed;
  z-index: var(--z-toast);
  left: var(--sp-3);
  right: var(--sp-3);
  bottom: calc(var(--bottom-h) + env(safe-area-inset-bottom) + var(--sp-3));
  /* A page with a composer shows them away from the composer: at the top of a phone, at the left of a larger window. */
  :root:has([data-composer]) & {
    top: var(--toast-top, calc(var(--header-h) + var(--sp-2)));
    bottom: auto;
  }
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
    :root:has([data-composer]) & {
      top: auto;
      bottom: var(--sp-6);
      left: var(--sp-6);
      right: auto;
      justify-items: start;
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
