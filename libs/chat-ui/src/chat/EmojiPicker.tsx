import { css } from '@emotion/react';

export interface EmojiPickerProps {
  id: string;
  label: string;
  emoji: readonly string[];
  onPick: (piece: string) => void;
}

/**
 * A small grid above the composer, which opens and closes it. It stays open after a choice, so that the user can insert
 * several.
 */
export function EmojiPicker({ id, label, emoji, onPick }: EmojiPickerProps) {
  return (
    <div id={id} css={grid} role="group" aria-label={label}>
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
  grid-template-columns: repeat(7, minmax(40px, var(--touch)));
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
