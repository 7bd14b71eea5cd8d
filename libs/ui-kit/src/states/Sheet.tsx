import { css } from '@emotion/react';
import { type CSSProperties, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../primitives/IconButton.js';
import { hiddenCss } from '../primitives/text.js';
import * as icons from '../primitives/icons.js';
import { SIDEWAYS, UPRIGHT } from '../theme/phone-media.js';
import { keepFocusInside } from './Dialog.js';
import { closesModal, useModal } from './use-modal.js';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Hides the title from sight, for content that begins with a heading of its own. */
  hideTitle?: boolean | undefined;
  /** Height at the top of a phone in portrait that the sheet never covers, as a CSS length. */
  clear?: string | undefined;
  children: ReactNode;
}

/** A press that moves down by this many pixels closes the sheet. */
const SWIPE_PX = 56;

/**
 * A modal part of a page: on a phone it rises from the bottom and leaves `clear` at the top in sight; in landscape and on
 * larger windows it stands at the right. The focus moves into it and returns on close. Escape, the ×, a press outside and
 * a swipe down on its head call `onClose`.
 */
export function Sheet({ open, onClose, title, closeLabel, hideTitle, clear = '0px', children }: SheetProps) {
  const element = useRef<HTMLDialogElement>(null);
  const start = useRef<number>(undefined);
  const id = useId();
  useModal(element, open);

  const onPointerUp = ({ clientY }: PointerEvent) => {
    if (start.current !== undefined && clientY - start.current > SWIPE_PX) onClose();
    start.current = undefined;
  };

  return (
    <dialog
      ref={element}
      css={root}
      aria-labelledby={id}
      style={{ '--clear': clear } as CSSProperties}
      {...closesModal(onClose)}
      onKeyDown={keepFocusInside}
    >
      {open && (
        <>
          <div css={[bar, !hideTitle && stuckBar]}>
            <div
              css={head}
              onPointerDown={({ clientY, currentTarget, pointerId }) => {
                start.current = clientY;
                currentTarget.setPointerCapture(pointerId);
              }}
              onPointerUp={onPointerUp}
            >
              <h2 id={id} css={hideTitle ? hiddenCss : heading}>
                {title}
              </h2>
            </div>
            <div css={closer}>
              <IconButton icon={icons.close} label={closeLabel} onClick={onClose} />
            </div>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}

const root = css`
  padding: 0 0 calc(var(--sp-2) + env(safe-area-inset-bottom));
  border: 0;
  background: var(--c-raised);
  color: var(--c-text);
  box-shadow:
    var(--shadow-3),
    0 0 0 1px var(--c-line-strong);
  overflow-y: auto;
  scroll-padding-top: 56px;
  overscroll-behavior: contain;
  width: 24rem;
  max-width: calc(100% - 2 * var(--sp-4));
  max-height: calc(100dvh - 2 * var(--sp-6));
  margin: auto var(--sp-6) var(--sp-6) auto;
  border-radius: var(--r-4);
  &::backdrop {
    background: transparent;
  }
  @media ${UPRIGHT} {
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - var(--clear) - var(--sp-2));
    margin: auto 0 0;
    border-radius: var(--r-4) var(--r-4) 0 0;
    &::backdrop {
      background: linear-gradient(transparent var(--clear), var(--c-overlay) var(--clear));
    }
  }
  @media ${SIDEWAYS} {
    width: 20rem;
    max-height: 100dvh;
    height: 100dvh;
    margin: 0 0 0 auto;
    border-radius: var(--r-4) 0 0 var(--r-4);
    padding-right: env(safe-area-inset-right);
    &::backdrop {
      background: var(--c-overlay);
    }
  }
`;

const bar = css`
  position: relative;
`;

/* The content scrolls below the head, so that the × is always in reach. */
const stuckBar = css`
  position: sticky;
  top: 0;
  z-index: 3;
  background: var(--c-raised);
`;

const head = css`
  min-height: 52px;
  padding: var(--sp-4) var(--sp-12) 0 var(--sp-4);
  touch-action: none;
  @media ${UPRIGHT} {
    &::before {
      content: '';
      position: absolute;
      top: 6px;
      left: calc(50% - 18px);
      width: 36px;
      height: 4px;
      border-radius: 2px;
      background: var(--c-line-strong);
    }
  }
`;

const heading = css`
  font-size: var(--fs-16);
  line-height: 1.25rem;
`;

const closer = css`
  position: absolute;
  top: 4px;
  right: 4px;
`;
