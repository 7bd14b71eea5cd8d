import { css } from '@emotion/react';
import { Avatar, Button, Hidden } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useAccount } from './account-domain';
import { useServices } from '../../shell/services/services';
import { hiddenFromGuests, hiddenFromMembers } from '../../shell/services/member-hint';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { AccountMenuOutline } from './AccountMenuOutline';

const loadMenu = () => import('./AccountMenu').then(({ AccountMenu }) => AccountMenu);
// The outline stays, and a toast has already reported the failure.
const goOn = () => undefined;

/**
 * The user in the header: login button for guests, menu for members, and its outline while it is not known which of them this is.
 * `online` means that others see the member as present.
 */
export const AccountBadge = observer(function AccountBadge({ online }: { online: boolean }) {
  const { t } = useTranslation('account');
  const { viewer } = useServices();
  const account = useAccount();
  const { name, userId } = viewer;
  const Menu = useLazyPart(viewer.isMember, loadMenu, goOn);
  if (viewer.isMember) return Menu ? <Menu online={online} /> : <AccountMenuOutline />;
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
