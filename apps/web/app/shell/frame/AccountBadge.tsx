import { css } from '@emotion/react';
import { Avatar, Hidden } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';

/** Who one is to the others. Not a link yet: there is no account page to lead to. */
export const AccountBadge = observer(function AccountBadge() {
  const { t } = useTranslation('shell');
  const { viewer } = useServices();
  const { name, userId } = viewer;
  return (
    <span css={root} title={name === undefined ? undefined : t('guest', { name })}>
      {name !== undefined && (
        <>
          <Avatar id={userId ?? 0} name={name} size={32} />
          <Hidden>{t('guest', { name })}</Hidden>
        </>
      )}
    </span>
  );
});

/* Keeps its room while the guest is still being let in. */
const root = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
`;
