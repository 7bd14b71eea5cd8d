import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import type { StepProps } from './MessageSheet';
import { useCivilWork } from './use-civil-work';
import { useUndo } from './use-undo';

/** Taking back everything that a person wrote in the room asks once more. */
export function ConfirmAll({ message, onClose, onCancel }: StepProps & { readonly onCancel: () => void }) {
  const { t } = useLazyTranslation('moderate', moderate);
  const { api } = useServices();
  const { groupId, userId, showName } = message;
  const { run, done } = useCivilWork();
  const undo = useUndo(groupId);
  const [busy, setBusy] = useState(false);

  const takeBack = async () => {
    setBusy(true);
    await run(async () => {
      const { total } = await api.call('POST /ac/api/chat/message/take-back-all', { body: { groupId, userId } });
      onClose();
      done(
        t('done.takeBackAll', { name: showName, number: total, count: total }),
        undo((entry) => entry.action === 'takeBackAll' && entry.user?.userId === userId),
      );
    });
    setBusy(false);
  };

  return (
    <div css={root}>
      <p>{t('takeBackAllAsk', { name: showName })}</p>
      <div css={buttons}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button look="danger" disabled={busy} onClick={() => void takeBack()}>
          {t('takeBackAllConfirm')}
        </Button>
      </div>
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-4);
  padding: 0 var(--sp-4) var(--sp-3);
`;

const buttons = css`
  display: flex;
  gap: var(--sp-2);
  & > button {
    flex: 1;
  }
`;
