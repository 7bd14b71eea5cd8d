import { css } from '@emotion/react';
import { Hidden, Icon, icons, useMedia } from '@khandai/ui-kit';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { chunked, nextIn } from './grid-keys.js';

export interface EmojiView {
  /** The emoji itself. */
  readonly emoji: string;
  /** Its name in words: "quả bóng đá". */
  readonly name: string;
}

export interface EmojiGroup {
  readonly id: string;
  readonly name: string;
  /** An emoji as the mark of the group. */
  readonly mark: string;
  readonly emoji: readonly EmojiView[];
}

export interface EmojiGridProps {
  groups: readonly EmojiGroup[];
  query: string;
  onQuery: (query: string) => void;
  /** What the search found, the best first; undefined while nothing is searched. */
  found: readonly EmojiView[] | undefined;
  onPick: (emoji: string) => void;
  labels: { search: string; groups: string; found: string; none: string };
}

const COLUMNS = 7;

/**
 * Emoji by group, with a search. One group is shown at a time, so that the page never has all of them. Arrow keys move in the
 * grid; only one of its emoji is in the tab order.
 */
export function EmojiGrid({ groups, query, onQuery, found, onPick, labels }: EmojiGridProps) {
  const [groupId, setGroupId] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const group = groups.find(({ id }) => id === groupId) ?? groups[0];
  const shown = found ?? group?.emoji ?? [];

  // On touch screens the focus would open the keyboard over the panel.
  const hasMouse = useMedia('(hover: hover)', { onServer: false });
  useEffect(() => {
    if (hasMouse) search.current?.focus();
  }, [hasMouse]);

  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') focusCell(grid.current, 0);
    else if (event.key === 'Enter' && found?.[0]) onPick(found[0].emoji);
    else return;
    event.preventDefault();
  };

  return (
    <div css={root}>
      <label css={find}>
        <Hidden>{labels.search}</Hidden>
        <Icon icon={icons.search} size={16} />
        <input
          ref={search}
          type="search"
          value={query}
          placeholder={labels.search}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={onSearchKey}
        />
      </label>
      <div css={marks} role="group" aria-label={labels.groups}>
        {groups.map(({ id, name, mark }) => (
          <button
            key={id}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={found === undefined && id === group?.id}
            onClick={() => {
              setGroupId(id);
              onQuery('');
            }}
          >
            {mark}
          </button>
        ))}
      </div>
      {shown.length === 0 ? (
        <p css={none} role="status">
          {labels.none}
        </p>
      ) : (
        <Cells
          key={found ? `?${query}` : group?.id}
          ref={grid}
          label={found ? labels.found : (group?.name ?? '')}
          emoji={shown}
          onPick={onPick}
          onLeave={() => search.current?.focus()}
        />
      )}
    </div>
  );
}

interface CellsProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  emoji: readonly EmojiView[];
  onPick: (emoji: string) => void;
  /** The user moves up from the first row. */
  onLeave: () => void;
}

function Cells({ ref, label, emoji, onPick, onLeave }: CellsProps) {
  const [current, setCurrent] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIn({ key: event.key, at: current, columns: COLUMNS, total: emoji.length });
    if (next === undefined) return;
    event.preventDefault();
    if (next === 'above') onLeave();
    else focusCell(ref.current, next);
  };

  return (
    <div ref={ref} css={cells} role="grid" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {chunked(emoji, COLUMNS).map((row, at) => (
        <div key={at} css={rowCss} role="row">
          {row.map(({ emoji: piece, name }, column) => {
            const index = at * COLUMNS + column;
            return (
              <span key={piece} role="gridcell">
                <button
                  type="button"
                  aria-label={name}
                  title={name}
                  tabIndex={index === current ? 0 : -1}
                  onFocus={() => setCurrent(index)}
                  onClick={() => onPick(piece)}
                >
                  {piece}
                </button>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function focusCell(grid: HTMLElement | null, index: number): void {
  grid?.querySelectorAll('button')[index]?.focus();
}

const root = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const find = css`
  position: relative;
  flex: none;
  margin: var(--sp-2) var(--sp-2) 0;
  & svg {
    position: absolute;
    left: 12px;
    top: calc(50% - 8px);
    color: var(--c-muted);
    pointer-events: none;
  }
  & input {
    width: 100%;
    height: 44px;
    padding: 0 var(--sp-3) 0 36px;
    border: 1px solid transparent;
    border-radius: var(--r-2);
    background: var(--c-sunken);
    font-size: var(--fs-16);
  }
  & input::placeholder {
    color: var(--c-text-2);
    opacity: 1;
  }
`;

const marks = css`
  display: flex;
  flex: none;
  padding: 0 var(--sp-1);
  border-bottom: 1px solid var(--c-line);
  & > button {
    flex: 1;
    min-width: 0;
    height: 44px;
    font-size: 18px;
    line-height: 1;
    text-align: center;
    border-radius: var(--r-2) var(--r-2) 0 0;
    border-bottom: 2px solid transparent;
    filter: grayscale(1);
  }
  & > button:hover {
    background: var(--c-hover);
  }
  & > button[aria-pressed='true'] {
    filter: none;
    border-bottom-color: var(--c-accent);
  }
`;

const cells = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--sp-1);
  scrollbar-width: thin;
  scrollbar-color: var(--c-line-strong) transparent;
`;

const rowCss = css`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  & button {
    display: block;
    width: 100%;
    height: 44px;
    font-size: 24px;
    line-height: 1;
    text-align: center;
    border-radius: var(--r-2);
  }
  & button:hover {
    background: var(--c-hover);
  }
`;

const none = css`
  flex: 1;
  display: grid;
  place-items: center;
  padding: var(--sp-4);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  text-align: center;
`;
