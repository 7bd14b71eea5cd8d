import { css } from '@emotion/react';
import { Avatar, Button, Hidden } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useAccount } from './account-domain';
import { useServices } from '../../shell/services/services';
import { hiddenFromGuests, hiddenFromMembers } from '../../shell/services/member-hint';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { AccountMenuOutline, outline } from './AccountMenuOutline';

const loadMenu = () => import('./AccountMenu').then(({ AccountMenu }) => AccountMenu);

/**
 * The user in the header: login button for guests, menu for members, and the menu's outline until the session is
 * known and the menu is loaded. If the menu fails to load, a link to the account page takes its place.
 * `online` means that others see the member as present.
 */
export const AccountBadge = observer(function AccountBadge({ online }: { online: boolean }) {
  const { t } = useTranslation('account');
  const { viewer } = useServices();
  const account = useAccount();
  const { name, userId } = viewer;
  const [failed, setFailed] = useState(false);
  const Menu = useLazyPart(viewer.isMember, loadMenu, () => {
    setFailed(true);
  });
  if (viewer.isMember) {
    if (Menu) return <Menu online={online} />;
    // Not a link of the router: it loads the document again, and with it the menu.
    return failed ? (
      <a css={outline} href="/tai-khoan">
        {t('mine')}
      </a>
    ) : (
      <AccountMenuOutline />
    );
  }
  return (
    <>
      {!viewer.isKnown && (
        <span css={hiddenFromGuests}>
          <AccountMenuOutline />
        </span>
      )}
      <span css={[root, !viewer.isKnown && hiddenFromMembers]}>
        {/* Keeps its place: the guest's name arrives after the page, and nothing beside it may move. */}
        <span css={guest} title={name && t('shell:guest', { name })}>
          {name !== undefined && (
            <>
              <Avatar id={userId ?? 0} name={name} size={32} />
              <Hidden>{t('shell:guest', { name })}</Hidden>
            </>
          )}
        </span>
        <Button
          size="sm"
          aria-haspopup="dialog"
          onClick={() => {
            account.ask('login');
          }}
        >
          {t('labels:login')}
        </Button>
      </span>
    </>
  );
});

const root = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: 0 var(--sp-2);
`;

const guest = css`
  width: 32px;
  @media (max-width: 767px) {
    display: none;
  }
`;
