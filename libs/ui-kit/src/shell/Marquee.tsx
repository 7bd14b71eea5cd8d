import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { Icon } from '../primitives/Icon.js';
import { IconButton } from '../primitives/IconButton.js';
import { Num } from '../primitives/text.js';
import { barBesideBanners, barEdge } from './page-edge.styles.js';
import * as icons from '../primitives/icons.js';

export interface MarqueeProps {
  items: readonly { text: string; href?: string | undefined }[];
  labels: { region: string; next: string };
  /** Content at the right, e.g. an OriginBadge. */
  end?: ReactNode;
}

/** Shows one notice at a time; the user moves to the next, nothing moves by itself. */
export function Marquee({ items, labels, end }: MarqueeProps) {
  const [turn, setTurn] = useState(0);
  const at = items.length > 0 ? turn % items.length : 0;
  const item = items[at];
  if (!item && !end) return null;
  return (
    <aside css={root} aria-label={labels.region}>
      <div css={inner}>
        {item && <Icon icon={icons.megaphone} size={16} />}
        <p css={text} aria-live="polite">
          {item?.href ? <KitLink href={item.href}>{item.text}</KitLink> : item?.text}
        </p>
        {items.length > 1 && (
          <span css={pager}>
            <Num>
              {at + 1}/{items.length}
            </Num>
            <IconButton size="sm" icon={icons.chevronRight} label={labels.next} onClick={() => setTurn(at + 1)} />
          </span>
        )}
        {end}
      </div>
    </aside>
  );
}

const root = css`
  background: var(--c-surface);
  border-bottom: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  ${barBesideBanners}
`;

const inner = css`
  max-width: var(--content-max);
  margin: 0 auto;
  height: 2.25rem;
  padding: 0 var(--sp-4);
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  & > svg {
    color: var(--c-muted);
  }
  @media (min-width: 768px) {
    padding: 0 var(--sp-6);
  }
  ${barEdge}
`;

const text = css`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  & a:hover {
    color: var(--c-text);
    text-decoration: underline;
  }
`;

const pager = css`
  display: none;
  align-items: center;
  gap: var(--sp-1);
  color: var(--c-muted);
  font-size: var(--fs-12);
  @media (min-width: 768px) {
    display: flex;
  }
`;
