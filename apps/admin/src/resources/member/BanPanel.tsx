import { banReasons, type BanReason, type DeskMemberInfo } from '@khandai/contracts';
import { Button, Field, Panel, Segmented, Select } from '@khandai/ui-kit';
import { type SyntheticEvent, useState } from 'react';
import { useAct } from '../../acts/use-act';
import { useKeptText } from '../../forms/use-kept';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { form, lines } from './panel.styles';

const LENGTHS = ['600', '3600', '86400', 'forever'] as const;

/** Bans from the chat: those in force, and a new one for all rooms. The calls are those of the moderation page. */
export function BanPanel({ member }: { member: DeskMemberInfo }) {
  const t = useResourceWords('member');
  const { api } = useDesk();
  const { busy, run } = useAct();
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('600');
  const [reason, setReason] = useState<BanReason>('insult');
  const [note, setNote, forgetNote] = useKeptText(`member:${member.id}:ban`);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const seconds = length === 'forever' ? {} : { seconds: Number(length) };
    const body = { userId: member.id, reason, note, ...seconds };
    void run(() => api.call('POST /ac/api/chat/message/banned-chat', { body }).then(forgetNote), t('ban.done'));
  };
  return (
    <Panel title={t('ban.title')} padded>
      <InForce member={member} />
      <form css={form} onSubmit={submit}>
        <Segmented
          label={t('ban.length')}
          value={length}
          options={LENGTHS.map((value) => ({ value, label: t(`ban.lengths.${value}`) }))}
          onChange={setLength}
          block
        />
        <Select
          label={t('ban.why')}
          value={reason}
          options={banReasons.map((value) => ({ value, label: t(`ban.reasons.${value}`) }))}
          onChange={setReason}
        />
        <Field label={t('ban.note')} value={note} onChange={setNote} maxLength={200} />
        <Button type="submit" look="danger" disabled={busy}>
          {t('ban.submit')}
        </Button>
      </form>
    </Panel>
  );
}

function InForce({ member: { bans } }: { member: DeskMemberInfo }) {
  const t = useResourceWords('member');
  const { api, clock } = useDesk();
  const { busy, run } = useAct();
  if (bans.length === 0) return null;
  const end = (until: string | null) =>
    until === null ? t('ban.forever') : t('ban.until', { time: vietnamTime(Date.parse(until), clock.now()) });
  return (
    <ul css={lines}>
      {bans.map(({ banId, roomName, until, reason, note }) => {
        const room = roomName ?? t('ban.everywhere');
        return (
          <li key={banId}>
            <span>
              {room} · {end(until)}
              <small>{[t(`ban.reasons.${reason}`), note].filter(Boolean).join(' · ')}</small>
            </span>
            <Button
              size="sm"
              disabled={busy}
              aria-label={t('ban.liftLabel', { room })}
              onClick={() =>
                void run(() => api.call('POST /ac/api/chat/message/unban', { body: { banId } }), t('ban.lifted'))
              }
            >
              {t('ban.lift')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
