import type { DeskMemberInfo } from '@khandai/contracts';
import { Button, Panel } from '@khandai/ui-kit';
import type { SyntheticEvent } from 'react';
import { useAct } from '../../acts/use-act';
import { useKeptText } from '../../forms/use-kept';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { form, note } from './panel.styles';
import { isReason, ReasonField } from './ReasonField';

/** Keeps the member out of their account, or lets them in again. */
export function LockPanel({ member }: { member: DeskMemberInfo }) {
  const t = useResourceWords('member');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const [reason, setReason, forgetReason] = useKeptText(`member:${member.id}:lock`);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const input = { params: { id: member.id }, body: { reason } };
    void run(
      async () => {
        if (member.locked) await api.call('POST /other/api/desk/member/{id}/unlock', input);
        else await api.call('POST /other/api/desk/member/{id}/lock', input);
        forgetReason();
      },
      t(member.locked ? 'lock.unlocked' : 'lock.locked'),
    );
  };
  return (
    <Panel title={t('lock.title')} padded>
      <form css={form} onSubmit={submit}>
        <p css={note}>{t('lock.text')}</p>
        <ReasonField value={reason} onChange={setReason} />
        <Button type="submit" look={member.locked ? 'plain' : 'danger'} disabled={busy || !isReason(reason)}>
          {t(member.locked ? 'lock.unlock' : 'lock.submit')}
        </Button>
      </form>
    </Panel>
  );
}
