import { css } from '@emotion/react';
import { Avatar, Button, Clip, Hidden, Icon, LinkButton, icons, useDisclosure } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { Bell } from '../notifications';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { useLogout } from './use-logout';

/** The member's bell and name, and a menu with the account page and logout. Escape or a click outside closes it. */
export const AccountMenu = observer(function AccountMenu({ online }: { online: boolean }) {
  const { t } = useTranslation('account');
  const { viewer } = useServices();
  const leave = useLogout();
  const { open, toggle, close, id, root, button, onKeyDown } = useDisclosure();
  const name = viewer.name ?? t('member');

  return (
    <>
      <Bell />
      <div ref={root} css={rootCss} onKeyDown={onKeyDown}>
        <button type="button" ref={button} css={badge} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <Avatar id={viewer.userId ?? 0} name={name} src={viewer.member?.profilePicture} size={32} online={online} />
          {/* One label for screen readers, because phones hide the name beside the picture. */}
          <Hidden>{t('menu', { name })}</Hidden>
          <span css={[cut, wide]} aria-hidden="true">
            <Clip>{name}</Clip>
          </span>
          <Icon icon={icons.chevronDown} size={16} css={wide} />
        </button>
        <div id={id} css={menu} hidden={!open} data-bottom-menu>
          <p css={who} title={name}>
            {name}
          </p>
          <LinkButton look="quiet" icon={icons.account} href="/tai-khoan" onClick={close}>
            {t('mine')}
          </LinkButton>
          <Button
            look="quiet"
            icon={icons.logOut}
            onClick={() => {
              close();
              leave();
            }}
          >
            {t('labels:logout')}
          </Button>
        </div>
      </div>
    </>
  );
});

const rootCss = css`
  position: relative;
`;

const badge = css`
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

/* Beside a banner the header's links need the space of the name, which the menu says, too. */
const cut = css`
  display: grid;
  min-width: 0;
  @media (min-width: 1200px) and (max-width: 1367px) {
    html:has([data-banners]) & {
      display: none;
    }
  }
`;

const wide = css`
  @media (max-width: 767px) {
    display: none;
  }
`;

const menu = css`
  position: absolute;
  z-index: var(--z-header);
  top: calc(100% + var(--sp-1));
  right: 0;
  width: 14rem;
  padding: var(--sp-2);
  border-radius: var(--r-3);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
  /* Near the thumb, above the bar of the five places. */
  @media (max-width: 767px) {
    position: fixed;
    inset: auto 0 calc(var(--bottom-h) + env(safe-area-inset-bottom));
    width: auto;
    padding: var(--sp-3);
    border-radius: var(--r-3) var(--r-3) 0 0;
  }
  & > a,
  & > button {
    width: 100%;
    justify-content: flex-start;
  }
`;

const who = css`
  padding: var(--sp-2);
  font-weight: var(--fw-semi);
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;
