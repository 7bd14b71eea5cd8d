import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';

/** Takes the place of the menu until the session is known and the menu is loaded: the outline of the picture, and the name that the last page stored. */
export const AccountMenuOutline = () => (
  <span css={badge} aria-hidden="true">
    <span css={picture} />
    <span css={[cut, wide]}>
      <span css={storedName} />
    </span>
    <Icon icon={icons.chevronDown} size={16} css={wide} />
  </span>
);

export const badge = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  min-width: var(--touch);
  min-height: var(--touch);
  max-width: 12rem;
  padding: 0 var(--sp-1);
  font-weight: var(--fw-medium);
`;

export const cut = css`
  display: grid;
  min-width: 0;
`;

export const wide = css`
  @media (max-width: 767px) {
    display: none;
  }
`;

const picture = css`
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--c-sunken);
`;

const storedName = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::before {
    content: var(--member-name, '');
  }
`;
