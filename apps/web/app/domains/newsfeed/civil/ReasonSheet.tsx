import { css } from '@emotion/react';
import { ReasonPicker } from '@khandai/chat-ui';
import { banReasons, type BanReason } from '@khandai/contracts';
import { Button, Sheet } from '@khandai/ui-kit';
import { useState } from 'react';
import { useCivilWords } from './use-civil-words';

export interface ReasonSheetProps {
  readonly title: string;
  readonly question: string;
  readonly submit: string;
  /** It takes something away from others. */
  readonly bad?: boolean;
  readonly onSubmit: (reason: BanReason) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a reason. */
export function ReasonSheet({ title, question, submit, bad = false, onSubmit, onClose }: ReasonSheetProps) {
  const { t } = useCivilWords();
  const [reason, choose] = useState<BanReason>();
  const [busy, setBusy] = useState(false);
  const send = async (chosen: BanReason) => {
    setBusy(true);
    await onSubmit(chosen);
    setBusy(false);
  };
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('close')}>
      <div css={root}>
        <ReasonPicker
          label={question}
          value={reason}
          options={banReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          onChange={choose}
        />
        <Button
          block
          look={bad ? 'danger' : 'primary'}
          disabled={reason === undefined || busy}
          onClick={() => {
            if (reason !== undefined) void send(reason);
          }}
        >
          {submit}
        </Button>
      </div>
    </Sheet>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-4);
  padding: 0 var(--sp-4) var(--sp-3);
`;
