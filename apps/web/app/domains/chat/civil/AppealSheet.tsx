import { css } from '@emotion/react';
import { CivilLimit } from '@khandai/contracts';
import { Button, Field } from '@khandai/ui-kit';
import { useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import { useChatRoomStore } from '../chat-room-context';
import { useCivilWork } from './use-civil-work';

/** A banned user says why the ban should end; once for each ban. */
export function AppealSheet({ onClose }: { readonly onClose: () => void }) {
  const { groupId } = useChatRoomStore();
  const { t } = useLazyTranslation('moderate', moderate);
  const { api } = useServices();
  const { run, done } = useCivilWork();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const written = text.trim();

  const send = async () => {
    setBusy(true);
    await run(async () => {
      await api.call('POST /ac/api/chat/message/unban-request', { body: { groupId, text: written } });
      onClose();
      done(t('appeal.done'));
    });
    setBusy(false);
  };

  return (
    <form
      css={root}
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== '' && !busy) void send();
      }}
    >
      <Field
        label={t('appeal.text')}
        hint={t('appeal.hint')}
        value={text}
        maxLength={CivilLimit.noteLength}
        onChange={setText}
      />
      <Button type="submit" block look="primary" disabled={written === '' || busy}>
        {t('appeal.send')}
      </Button>
    </form>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-4);
  padding: 0 var(--sp-4) var(--sp-3);
`;
