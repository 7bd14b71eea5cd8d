import { css } from '@emotion/react';
import { Avatar, Icon, IconButton, Logo, ThemeToggle } from '@khandai/ui-kit';
import { Keyboard, LogOut, Menu, Search } from 'lucide-react';
import { LoadingIndicator, useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { useThemeChoice } from '../theme/use-theme-choice';

export interface DeskHeaderProps {
  navOpen: boolean;
  onNav: () => void;
  onDialog: (dialog: 'palette' | 'help') => void;
}

/** Where the reader is, what is loading, and who they are. */
export function DeskHeader({ navOpen, onNav, onDialog }: DeskHeaderProps) {
  const t = useWords();
  const translate = useTranslate();
  const { choice, choose } = useThemeChoice();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const name = identity?.fullName ?? '';
  return (
    <header css={bar}>
      <span css={menu}>
        <IconButton
          icon={Menu}
          label={navOpen ? t('closeNav') : t('openNav')}
          aria-expanded={navOpen}
          aria-controls="desk-nav"
          onClick={onNav}
        />
      </span>
      <Logo href="/" label={t('site')} />
      <span css={where}>{t('title')}</span>
      <span css={rest} />
      <LoadingIndicator />
      <button type="button" css={finder} onClick={() => onDialog('palette')}>
        <Icon icon={Search} size={16} />
        <span>{t('search')}</span>
        <kbd aria-hidden="true">⌘K</kbd>
      </button>
      <span css={keysCss}>
        <IconButton icon={Keyboard} label={t('keys')} onClick={() => onDialog('help')} />
      </span>
      <ThemeToggle
        value={choice}
        onChange={choose}
        labels={{ system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }}
      />
      {identity && (
        <span css={who} title={name}>
          <Avatar id={identity.id} name={name} size={32} />
          <span css={nameCss}>{name}</span>
        </span>
      )}
      <IconButton icon={LogOut} label={translate('ra.auth.logout')} onClick={() => void logout()} />
    </header>
  );
}

const bar = css`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  height: 4rem;
  padding: 0 var(--sp-5);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-surface);
  @media (max-width: 599px) {
    gap: var(--sp-1);
    padding: 0 var(--sp-2);
    /* The name of the site, beside its mark. */
    & > a > svg + svg {
      display: none;
    }
  }
`;

const menu = css`
  @media (min-width: 900px) {
    display: none;
  }
`;

const where = css`
  padding-left: var(--sp-3);
  border-left: 1px solid var(--c-line);
  color: var(--c-muted);
  font-size: var(--fs-13);
  white-space: nowrap;
  @media (max-width: 599px) {
    display: none;
  }
`;

const rest = css`
  flex: 1;
`;

const who = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
`;

const nameCss = css`
  overflow: hidden;
  max-width: 10rem;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 899px) {
    display: none;
  }
`;

const finder = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: var(--touch);
  min-height: var(--control-h);
  padding: 0 var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: var(--c-muted);
  & > span {
    min-width: 10rem;
  }
  & kbd {
    padding: 0 6px;
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    font: inherit;
    font-size: var(--fs-11);
  }
  @media (max-width: 899px) {
    background: none;
    & > span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      min-width: 0;
      height: 1px;
      white-space: nowrap;
      clip-path: inset(50%);
    }
    & kbd {
      display: none;
    }
  }
`;

const keysCss = css`
  @media (pointer: coarse), (max-width: 899px) {
    display: none;
  }
`;
