import type { DeskMemberInfo } from '@khandai/contracts';
import { Button, Panel, Segmented } from '@khandai/ui-kit';
import { type SyntheticEvent, useState } from 'react';
import { useAct } from '../../acts/use-act';
import { useKeptText } from '../../forms/use-kept';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { form, note } from './panel.styles';
import { isReason, ReasonField } from './ReasonField';

const ROLES = ['member', 'commentator', 'moderator', 'staff'] as const;
type MemberRole = (typeof ROLES)[number];

const roleOf = (member: DeskMemberInfo): MemberRole => ROLES.find((role) => role === member.role) ?? 'member';

/** Gives the member another role. */
export function RolePanel({ member }: { member: DeskMemberInfo }) {
  const t = useResourceWords('member');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const was = roleOf(member);
  const [role, setRole] = useState(was);
  const [reason, setReason, forgetReason] = useKeptText(`member:${member.id}:role`);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { role, was, reason };
    void run(
      () => api.call('POST /other/api/desk/member/{id}/role', { params: { id: member.id }, body }).then(forgetReason),
      t('role.done'),
    );
  };
  return (
    <Panel title={t('role.title')} padded>
      {member.simulated ? (
        <p css={note}>{t('role.simulated')}</p>
      ) : (
        <form css={form} onSubmit={submit}>
          <Segmented
            label={t('role.label')}
            value={role}
            options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
            onChange={setRole}
            block
          />
          <ReasonField value={reason} onChange={setReason} />
          {ROLES.indexOf(role) < ROLES.indexOf(was) && <p css={note}>{t('role.lower')}</p>}
          <Button type="submit" look="primary" disabled={busy || role === was || !isReason(reason)}>
            {t('role.submit', { role: t(`roles.${role}`).toLowerCase() })}
          </Button>
        </form>
      )}
    </Panel>
  );
}
