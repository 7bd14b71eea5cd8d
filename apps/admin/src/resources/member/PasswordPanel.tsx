import type { DeskMemberInfo } from '@khandai/contracts';
import { Button, Panel } from '@khandai/ui-kit';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { form, note } from './panel.styles';

/** Sends the member a link with which they choose a new password. */
export function PasswordPanel({ member }: { member: DeskMemberInfo }) {
  const t = useResourceWords('member');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const input = { params: { id: member.id }, body: {} };
  const send = () => run(() => api.call('POST /other/api/desk/member/{id}/reset-link', input), t('password.done'));
  return (
    <Panel title={t('password.title')} padded>
      <div css={form}>
        <p css={note}>{t('password.text')}</p>
        <Button disabled={busy || !member.emailVerified} onClick={() => void send()}>
          {t('password.submit')}
        </Button>
      </div>
    </Panel>
  );
}
