import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { NOT_PHONE } from '../theme/phone-media.js';
import { AllTabs } from './AllTabs.js';
import { tabCss } from './tab.styles.js';
import { useIsCut } from './use-is-cut.js';
import { useMedia } from './use-media.js';

export interface Tab<T extends string> {
  id: T;
  label: ReactNode;
  panel?: ReactNode;
  /** Hidden on anything larger than a phone, where its content appears elsewhere (chat beside the player). */
  only?: 'phone' | undefined;
  /** The tab to select instead while this one is hidden. */
  standIn?: T | undefined;
}

export interface TabsProps<T extends string> {
  label: string;
  value: T;
  tabs: readonly Tab<T>[];
  onChange: (id: T) => void;
  /** Name of the button that lists all tabs; shown while the row does not fit. */
  all?: string | undefined;
  panelClassName?: string | undefined;
}

/**
 * Tabs with one visible panel. Arrow keys, Home and End move the focus and select; only the selected tab is in the tab
 * order.
 */
export function Tabs<T extends string>({ label, value: requested, tabs, onChange, all, panelClassName }: TabsProps<T>) {
  const base = useId();
  const wide = useMedia(NOT_PHONE, { onServer: false });
  const askedTab = tabs.find((tab) => tab.id === requested);
  const value = (wide && askedTab?.only === 'phone' ? askedTab.standIn : undefined) ?? requested;
  const chosen = tabs.find((tab) => tab.id === value);
  const list = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(list, all !== undefined, tabs.length);

  // A long row scrolls, so the selected tab may be out of view, e.g. when the URL selects it.
  useEffect(() => {
    const tab = document.getElementById(`${base}-${value}`);
    if (list.current && tab) bringIntoRow(list.current, tab);
  }, [base, value]);

  /** From the tab that has the focus: the page may not have selected it yet. */
  const onKeyDown = (event: KeyboardEvent, from: T) => {
    const next = nextTab(
      event.key,
      tabs.map((tab) => tab.id),
      from,
      (id) => shown(`${base}-${id}`),
    );
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${base}-${next}`)?.focus();
  };

  return (
    <>
      <div css={head} data-tab-row>
        <div ref={list} role="tablist" aria-label={label} css={row}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={tab.id === value}
              aria-controls={tab.id === value ? `${base}-panel` : undefined}
              tabIndex={tab.id === value ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onKeyDown={(event) => onKeyDown(event, tab.id)}
              css={[tabCss, tab.only === 'phone' && phoneOnly]}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {all !== undefined && isCut && <AllTabs label={all} value={value} tabs={tabs} onChange={onChange} />}
      </div>
      {chosen && (
        <div
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${chosen.id}`}
          className={panelClassName}
          tabIndex={-1}
        >
          {chosen.panel}
        </div>
      )}
    </>
  );
}

/** Scrolls only the row; scrollIntoView would also move the page. */
function bringIntoRow(row: HTMLElement, tab: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** The tab that a key leads to; skips tabs that are hidden at this width. */
function nextTab<T extends string>(
  key: string,
  ids: readonly T[],
  value: T,
  isShown: (id: T) => boolean,
): T | undefined {
  const reachable = ids.filter((id) => id === value || isShown(id));
  const at = reachable.indexOf(value);
  if (key === 'ArrowRight') return reachable[(at + 1) % reachable.length];
  if (key === 'ArrowLeft') return reachable[(at - 1 + reachable.length) % reachable.length];
  if (key === 'Home') return reachable[0];
  if (key === 'End') return reachable.at(-1);
  return undefined;
}

function shown(id: string): boolean {
  const tab = document.getElementById(id);
  return tab !== null && getComputedStyle(tab).display !== 'none';
}

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  border-bottom: 1px solid var(--c-line);
`;

// It begins at the selected tab, so that hydration moves nothing; browsers that cannot do that wait for the effect above.
const row = css`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > [aria-selected='true'] {
    scroll-initial-target: nearest;
    scroll-margin-inline: 56px;
  }
`;

const phoneOnly = css`
  @media ${NOT_PHONE} {
    display: none;
  }
`;
