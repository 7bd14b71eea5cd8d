import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';

export interface StickerView {
  readonly id: number;
  readonly name: string;
  readonly src: string;
}

export interface StickerPackageView {
  readonly id: number;
  readonly name: string;
  readonly cover: string;
  /** Why the user cannot send its stickers yet: "Từ cấp 2". */
  readonly locked?: string | undefined;
}

export interface StickerGridProps {
  packages: readonly StickerPackageView[];
  chosen: number;
  onChoose: (packageId: number) => void;
  /** Stickers of the chosen package; undefined while they load. */
  stickers: readonly StickerView[] | undefined;
  onPick: (sticker: StickerView) => void;
  labels: { packages: string; loading: string };
}

/** Stickers by package. A locked package can be looked at; its stickers say why they cannot be sent. */
export function StickerGrid({ packages, chosen, onChoose, stickers, onPick, labels }: StickerGridProps) {
  const current = packages.find(({ id }) => id === chosen);
  return (
    <div css={root}>
      <div css={marks} role="group" aria-label={labels.packages}>
        {packages.map(({ id, name, cover, locked }) => (
          <button
            key={id}
            type="button"
            aria-label={locked === undefined ? name : `${name}. ${locked}`}
            title={name}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <img src={cover} alt="" width={28} height={28} />
            {locked !== undefined && <Icon icon={icons.lock} size={14} />}
          </button>
        ))}
      </div>
      {current?.locked !== undefined && (
        <p css={note}>
          <Icon icon={icons.lock} size={14} />
          {current.locked}
        </p>
      )}
      <div css={grid} role="group" aria-label={current?.name ?? ''} aria-busy={!stickers}>
        {stickers ? (
          stickers.map((sticker) => (
            <button
              key={sticker.id}
              type="button"
              aria-label={sticker.name}
              title={sticker.name}
              aria-disabled={current?.locked !== undefined}
              onClick={() => current?.locked === undefined && onPick(sticker)}
            >
              <img src={sticker.src} alt="" width={68} height={68} loading="lazy" />
            </button>
          ))
        ) : (
          <p css={note}>{labels.loading}</p>
        )}
      </div>
    </div>
  );
}

const root = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const marks = css`
  flex: none;
  display: flex;
  padding: var(--sp-1) var(--sp-2);
  border-bottom: 1px solid var(--c-line);
  & > button {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--r-2);
  }
  & > button:hover {
    background: var(--c-hover);
  }
  & > button[aria-pressed='true'] {
    background: var(--c-accent-tint);
  }
  & svg {
    position: absolute;
    right: 3px;
    bottom: 3px;
    padding: 1px;
    border-radius: 50%;
    background: var(--c-raised);
    color: var(--c-text-2);
  }
`;

const grid = css`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  align-content: start;
  gap: var(--sp-1);
  padding: var(--sp-2);
  overflow-y: auto;
  & > button {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: var(--r-2);
  }
  & > button:hover {
    background: var(--c-hover);
  }
  & > button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const note = css`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: var(--sp-2) var(--sp-3) 0;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
