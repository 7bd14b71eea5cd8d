import { css } from '@emotion/react';
import { ReasonPicker } from '@khandai/chat-ui';
import { banReasons, type BanReason } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import { useChatRoomStore } from '../chat-room-context';
import type { StepProps } from './MessageSheet';
import { useCivilWork } from './use-civil-work';

/** Asks what is wrong with the message, and sends the report. */
export function ReportStep({ message, onClose }: StepProps) {
  const { t } = useLazyTranslation('moderate', moderate);
  const { api } = useServices();
  const { isPrivate } = useChatRoomStore();
  const { run, done } = useCivilWork();
  const [reason, setReason] = useState<BanReason>();
  const [busy, setBusy] = useState(false);

  const send = async (chosen: BanReason) => {
    setBusy(true);
    await run(async () => {
      await api.call('POST /ac/api/chat/message/report', {
        body: { groupId: message.groupId, groupMessageId: message.groupMessageId, reason: chosen },
      });
      onClose();
      done(t('reported'));
    });
    setBusy(false);
  };

  return (
    <div css={root}>
      <ReasonPicker
        label={t('reportReason')}
        value={reason}
        options={banReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        onChange={setReason}
      />
      {isPrivate && <p css={note}>{t('reportPrivate')}</p>}
      <Button
        block
        look="primary"
        disabled={reason === undefined || busy}
        onClick={() => {
          if (reason !== undefined) void send(reason);
        }}
      >
        {t('reportSend')}
      </Button>
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-4);
  padding: 0 var(--sp-4) var(--sp-3);
`;

const note = css`
  font-size: var(--fs-13);
  line-height: 1.25rem;
  color: var(--c-text-2);
`;
