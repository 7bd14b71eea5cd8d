import { css } from '@emotion/react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../primitives/IconButton.js';
import { closesModal, useModal } from './use-modal.js';
import * as icons from '../primitives/icons.js';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** For content to read, such as a post with its comments. */
  wide?: boolean | undefined;
  /** Buttons at the bottom. */
  actions?: ReactNode;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * The native modal dialog: the page behind is inert and the focus returns to its previous element. The initial focus is
 * on the × unless an effect of the children moves it.
 * Escape, the × and a press on the backdrop call `onClose`; the owner decides whether to close. On phones it is a
 * bottom sheet.
 */
export function Dialog({ open, onClose, title, closeLabel, wide, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();

  useModal(element, open);

  return (
    <dialog
      ref={element}
      css={[root, wide && wideCss]}
      aria-labelledby={id}
      {...closesModal(onClose)}
      onKeyDown={keepFocusInside}
    >
      {open && (
        <div css={inner}>
          <h2 id={id} css={heading}>
            {title}
          </h2>
          <div css={closer}>
            <IconButton icon={icons.close} label={closeLabel} onClick={onClose} />
          </div>
          {children}
          {actions && <div css={acts}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Browsers let Tab leave a modal dialog for their own toolbars; this wraps the focus inside the dialog. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [stops[0], stops.at(-1)];
  const edge = event.shiftKey ? first : last;
  const other = event.shiftKey ? last : first;
  if (!other || document.activeElement !== edge) return;
  event.preventDefault();
  other.focus();
}

// Sets its own font, because a dialog inherits from the element that renders it, such as an avatar without line height.
const root = css`
  width: calc(100% - 2 * var(--sp-4));
  max-width: 26rem;
  max-height: calc(100dvh - 2 * var(--sp-4));
  padding: 0;
  border: 0;
  border-radius: var(--r-4);
  background: var(--c-raised);
  color: var(--c-text);
  font: var(--fw-regular) var(--fs-14) / var(--lh) var(--font);
  text-align: start;
  white-space: normal;
  box-shadow:
    var(--shadow-3),
    0 0 0 1px var(--c-line-strong);
  overflow-y: auto;
  &::backdrop {
    background: var(--c-overlay);
  }
  @media (max-width: 599px) {
    width: 100%;
    max-width: none;
    margin: auto 0 0;
    border-radius: var(--r-4) var(--r-4) 0 0;
  }
`;

const wideCss = css`
  max-width: 42rem;
`;

const inner = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  padding: var(--sp-6);
  @media (max-width: 599px) {
    padding: var(--sp-5) var(--sp-4) calc(var(--sp-5) + env(safe-area-inset-bottom));
  }
`;

const heading = css`
  font-size: var(--fs-20);
  padding-right: var(--sp-8);
`;

const closer = css`
  position: absolute;
  top: var(--sp-3);
  right: var(--sp-3);
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--sp-2);
`;
