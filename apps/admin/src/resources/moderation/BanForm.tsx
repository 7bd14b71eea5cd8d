import { css } from '@emotion/react';
import { banReasons, type BanReason, CivilLimit, type QueueItem } from '@khandai/contracts';
import { Button, Field, Segmented, Select, Switch } from '@khandai/ui-kit';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { banRoomOf, isReported } from './queue-item';

const LENGTHS = ['600', '3600', '86400', 'forever'] as const;
const SCOPES = ['room', 'all'] as const;

/** Bans the author for a time, in the room or everywhere. Of what they wrote it decides nothing. */
export function BanForm({ item, onBanned }: { item: QueueItem; onBanned: () => void }) {
  const t = useResourceWords('moderation');
  const { api } = useDesk();
  const { permissions } = usePermissions<string>();
  const { busy, run } = useAct();
  const form = useRef<HTMLFormElement>(null);
  const room = banRoomOf(item);
  // A commentator bans from their own room alone.
  const mayAll = permissions !== 'commentator';
  const [scope, setScope] = useState<(typeof SCOPES)[number]>(room === undefined ? 'all' : 'room');
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('600');
  const [reason, setReason] = useState<BanReason>((isReported(item) && item.reports[0]?.reason) || 'insult');
  const [note, setNote] = useState('');
  const [ip, setIp] = useState(false);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const seconds = length === 'forever' ? {} : { seconds: Number(length) };
    const where = scope === 'room' && room !== undefined ? { groupId: room } : {};
    const body = { userId: item.author.userId, reason, note, ip, ...seconds, ...where };
    if (await run(() => api.call('POST /ac/api/chat/message/banned-chat', { body }), t('ban.done'))) onBanned();
  };
  return (
    <form ref={form} css={root} onSubmit={(event) => void submit(event)}>
      <Segmented
        label={t('ban.length')}
        value={length}
        options={LENGTHS.map((value) => ({ value, label: t(`ban.lengths.${value}`) }))}
        onChange={setLength}
        block
      />
      {room !== undefined && mayAll && (
        <Segmented
          label={t('ban.scope')}
          value={scope}
          options={SCOPES.map((value) => ({ value, label: t(`ban.scopes.${value}`) }))}
          onChange={setScope}
          block
        />
      )}
      <Select
        label={t('ban.why')}
        value={reason}
        options={banReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        onChange={setReason}
      />
      <Field label={t('ban.note')} value={note} onChange={setNote} maxLength={CivilLimit.noteLength} />
      <Switch label={t('ban.ip')} checked={ip} onChange={setIp} />
      <Button type="submit" look="danger" disabled={busy}>
        {t('ban.submit')}
      </Button>
    </form>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-3);
  padding-top: var(--sp-3);
  border-top: 1px solid var(--c-line);
`;
