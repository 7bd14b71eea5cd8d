import type { DeskLogEntry } from '@khandai/contracts';
import { Panel } from '@khandai/ui-kit';
import { useGetList } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { lines, note } from './panel.styles';

const ACTIONS = ['role', 'lock', 'unlock', 'end-sessions', 'reset-link', 'undo'] as const;

/** What the desk did about this member, the newest first. */
export function MemberLog({ memberId }: { memberId: number }) {
  const t = useResourceWords('member');
  const { data = [], isPending } = useGetList<DeskLogEntry>('log', {
    filter: { resource: 'member', recordId: memberId },
    pagination: { page: 1, perPage: 20 },
  });
  return (
    <Panel title={t('log.title')} padded>
      {!isPending && data.length === 0 && <p css={note}>{t('log.none')}</p>}
      <ul css={lines}>
        {data.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({ entry: { action, actor, after, at, before } }: { entry: DeskLogEntry }) {
  const t = useResourceWords('member');
  const { clock } = useDesk();
  const known = ACTIONS.find((one) => one === action);
  const change = [roleIn(before), roleIn(after)].flatMap((role) => (role ? [t(`roles.${role}`)] : []));
  const reason = after?.['reason'];
  return (
    <li>
      <span>
        <b>{actor?.name ?? t('log.system')}</b> {known ? t(`log.actions.${known}`) : action}
        {change.length > 0 && <> · {change.join(' → ')}</>}
        {typeof reason === 'string' && <small>{reason}</small>}
      </span>
      <time dateTime={at}>{vietnamTime(Date.parse(at), clock.now())}</time>
    </li>
  );
}

const ROLES = ['member', 'commentator', 'moderator', 'staff'] as const;

const roleIn = (values: DeskLogEntry['before']) => ROLES.find((role) => role === values?.['role']);
