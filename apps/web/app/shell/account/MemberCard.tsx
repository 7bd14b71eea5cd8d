import { css } from '@emotion/react';
import { Avatar, Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { useLeave } from './use-leave';

/** Who one is logged in as, and the way out. */
export const MemberCard = observer(function MemberCard({ onLeft }: { onLeft: () => void }) {
  const { t } = useTranslation('account');
  const { viewer } = useServices();
  const leave = useLeave();
  const name = viewer.name ?? t('member');
  return (
    <>
      <p css={who}>
        <Avatar id={viewer.userId ?? 0} name={name} size={40} />
        <span css={nameCss}>{name}</span>
      </p>
      <Button
        icon="log-out"
        block
        onClick={() => {
          onLeft();
          leave();
        }}
      >
        {t('labels:logout')}
      </Button>
    </>
  );
});

const who = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-width: 0;
`;

const nameCss = css`
  min-width: 0;
  font-weight: var(--fw-semi);
  overflow-wrap: anywhere;
`;
