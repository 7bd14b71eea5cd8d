import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { CountBadge, LiveCount } from '../primitives/Badge.js';
import { Icon, type IconDrawing } from '../primitives/Icon.js';
import { clipCss, hiddenCss, numCss } from '../primitives/text.js';
import { linkOf, type NavItem } from './nav-item.js';

export interface SideListProps {
  title: string;
  /** For a list whose links say by themselves what they are. */
  hideTitle?: boolean | undefined;
  /** `note` is at the end of the line, as displayed: "38"; `count` is there too, of what waits for the user. */
  items: readonly (NavItem & { picture?: ReactNode; note?: string | undefined; count?: number | undefined })[];
  more?: (NavItem & { icon: IconDrawing }) | undefined;
}

/** A titled list of links in the left column: leagues, followed teams. */
export function SideList({ title, hideTitle, items, more }: SideListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={hideTitle ? hiddenCss : heading}>
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.href + item.label}>
            <KitLink css={itemCss} {...linkOf(item)}>
              {item.picture}
              <span css={clipCss}>{item.label}</span>
              {item.live && (
                <span css={push}>
                  <LiveCount bare {...item.live} />
                </span>
              )}
              {item.count !== undefined && item.count > 0 && (
                <span css={push}>
                  <CountBadge count={item.count} />
                </span>
              )}
              {item.note !== undefined && <span css={[push, noteCss]}>{item.note}</span>}
            </KitLink>
          </li>
        ))}
        {more && (
          <li>
            <KitLink css={[itemCss, moreCss]} {...linkOf(more)}>
              <Icon icon={more.icon} size={16} />
              {more.label}
            </KitLink>
          </li>
        )}
      </ul>
    </section>
  );
}

const heading = css`
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-muted);
  padding: 0 10px;
  line-height: 2rem;
`;

const itemCss = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 0 10px;
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-sunken);
    color: var(--c-text);
  }
  &[aria-current] {
    background: var(--c-surface);
    color: var(--c-text);
    box-shadow: inset 0 0 0 1px var(--c-line);
  }
`;

const moreCss = css`
  color: var(--c-muted);
  & svg {
    margin: 0 2px;
  }
`;

const noteCss = css`
  ${numCss};
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const push = css`
  margin-left: auto;
`;
