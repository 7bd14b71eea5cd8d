import { css } from '@emotion/react';
import { KitLink } from '../link/LinkProvider.js';
import { LiveCount } from '../primitives/Badge.js';
import { Icon } from '../primitives/Icon.js';
import { menu, menuItem } from '../primitives/menu.styles.js';
import { useDisclosure } from '../primitives/use-disclosure.js';
import { linkOf, type NavItem } from './nav-item.js';
import * as icons from '../primitives/icons.js';

export interface PrimaryNavProps {
  label: string;
  items: readonly NavItem[];
  /** Links that do not fit, behind one button. */
  more?: { label: string; items: readonly NavItem[] } | undefined;
}

export function PrimaryNav({ label, items, more }: PrimaryNavProps) {
  return (
    <nav css={bar} aria-label={label}>
      {items.map((item) => (
        <KitLink key={item.href} css={itemCss} {...linkOf(item)}>
          {item.label}
          {item.live && <LiveCount {...item.live} />}
        </KitLink>
      ))}
      {more && more.items.length > 0 && <More {...more} />}
    </nav>
  );
}

function More({ label, items }: NonNullable<PrimaryNavProps['more']>) {
  const { open, toggle, close, id, root, button, onKeyDown } = useDisclosure();

  return (
    <div css={moreRoot} ref={root} onKeyDown={onKeyDown}>
      <button type="button" ref={button} css={itemCss} aria-expanded={open} aria-controls={id} onClick={toggle}>
        {label}
        <Icon icon={icons.chevronDown} size={16} />
      </button>
      <ul id={id} css={menu} hidden={!open}>
        {items.map((item) => (
          <li key={item.href}>
            <KitLink css={menuItem} {...linkOf(item)} onClick={close}>
              {item.label}
            </KitLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const bar = css`
  display: none;
  @media (min-width: 1200px) {
    display: flex;
    margin-left: var(--sp-3);
    min-width: 0;
  }
`;

const itemCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 10px;
  border-radius: var(--r-2);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
  white-space: nowrap;
  transition: background var(--t-fast) var(--ease);
  &:hover {
    background: var(--c-hover);
    color: var(--c-text);
  }
  &[aria-current] {
    color: var(--c-accent);
  }
`;

const moreRoot = css`
  position: relative;
`;
