import { css } from '@emotion/react';
import { NOT_PHONE } from '../theme/phone-media.js';
import { Icon } from './Icon.js';
import * as icons from './icons.js';
import { menu, menuItem } from './menu.styles.js';
import { tabCss } from './tab.styles.js';
import type { TabsProps } from './Tabs.js';
import { useDisclosure } from './use-disclosure.js';

type AllTabsProps<T extends string> = Pick<TabsProps<T>, 'label' | 'value' | 'tabs' | 'onChange'>;

/** A button with a list of all tabs. */
export function AllTabs<T extends string>({ label, value, tabs, onChange }: AllTabsProps<T>) {
  const { open, toggle, close, id, root, button, onKeyDown } = useDisclosure();
  return (
    <div css={allRoot} ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        css={tabCss}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon icon={icons.chevronDown} size={18} />
      </button>
      <ul id={id} css={[menu, allMenu]} hidden={!open} aria-label={label}>
        {tabs.map((tab) => (
          <li key={tab.id} css={tab.only === 'phone' && phoneOnly}>
            <button
              type="button"
              css={menuItem}
              aria-pressed={tab.id === value}
              onClick={() => {
                close();
                button.current?.focus();
                onChange(tab.id);
              }}
            >
              {tab.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const allRoot = css`
  position: relative;
  border-left: 1px solid var(--c-line);
  &:has(:focus-visible) {
    z-index: 1;
  }
`;

const allMenu = css`
  right: 0;
  left: auto;
  width: min(22rem, calc(100vw - 2 * var(--sp-3)));
  max-height: 50dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  columns: 2;
  gap: var(--sp-1);
  & > li {
    break-inside: avoid;
  }
  & button {
    width: 100%;
    min-height: 44px;
    text-align: left;
  }
`;

const phoneOnly = css`
  @media ${NOT_PHONE} {
    display: none;
  }
`;
