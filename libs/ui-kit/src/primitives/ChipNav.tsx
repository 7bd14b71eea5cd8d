import { useRef } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { chip, chipRow, chosenChip } from './chip.styles.js';
import { Num } from './text.js';
import { useInSight } from './use-in-sight.js';

export interface ChipNavItem {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** As displayed, "1.204". */
  readonly count?: string | undefined;
}

/** Chips that lead to the parts of a page. On phones a long row scrolls sideways, to the current part at first. */
export function ChipNav({ label, items }: { label: string; items: readonly ChipNavItem[] }) {
  const nav = useRef<HTMLElement>(null);
  useInSight(nav, items.find(({ current }) => current)?.href);
  return (
    <nav ref={nav} aria-label={label} css={chipRow}>
      {items.map((item) => (
        <KitLink
          key={item.href}
          href={item.href}
          css={[chip, item.current && chosenChip]}
          {...(item.current && { 'aria-current': 'page' })}
        >
          {item.label}
          {item.count !== undefined && <Num>{item.count}</Num>}
        </KitLink>
      ))}
    </nav>
  );
}
