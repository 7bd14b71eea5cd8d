import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';

export interface EmojiPickerProps {
  label: string;
  emoji: readonly string[];
  onPick: (piece: string) => void;
  onClose: () => void;
}

/** A small grid over the composer. Stays open, so that several can be picked; Escape or a press elsewhere closes it. */
export function EmojiPicker({ label, emoji, onPick, onClose }: EmojiPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const away = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.parentElement?.contains(target)) onClose();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', escape);
    };
  }, [onClose]);
  return (
    <div css={grid} role="group" aria-label={label} ref={root}>
      {emoji.map((piece) => (
        <button key={piece} type="button" onClick={() => onPick(piece)}>
          {piece}
        </button>
      ))}
    </div>
  );
}

const grid = css`
  position: absolute;
  right: var(--sp-2);
  bottom: calc(100% + var(--sp-1));
  z-index: var(--z-pop);
  display: grid;
  grid-template-columns: repeat(7, 40px);
  max-width: calc(100% - 2 * var(--sp-2));
  max-height: 14rem;
  overflow-y: auto;
  padding: var(--sp-1);
  border-radius: var(--r-3);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
  & > button {
    height: 44px;
    font-size: 22px;
    line-height: 1;
    text-align: center;
    border-radius: var(--r-2);
  }
  & > button:hover {
    background: var(--c-hover);
  }
`;
