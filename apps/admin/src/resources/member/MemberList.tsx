import { css } from '@emotion/react';
import type { DeskMember } from '@khandai/contracts';
import { Avatar } from '@khandai/ui-kit';
import { DataTable, FunctionField, Pagination, SearchInput, SelectInput } from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { PermissionTable } from './PermissionTable';

const ROLES = ['member', 'commentator', 'moderator', 'staff'] as const;
const STATES = ['locked', 'banned', 'new', 'simulated'] as const;

/** All members, the newest first, and what each role may do. */
export function MemberList() {
  const t = useResourceWords('member');
  const roles = ROLES.map((id) => ({ id, name: t(`roles.${id}`) }));
  const states = STATES.map((id) => ({ id, name: t(`states.${id}`) }));
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('search')} aria-label={t('search')} />,
    <SelectInput key="role" source="role" alwaysOn choices={roles} emptyText={t('anyRole')} label={t('fields.role')} />,
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      choices={states}
      emptyText={t('anyState')}
      label={t('fields.state')}
    />,
  ];
  return (
    <>
      <DeskList
        filters={filters}
        actions={false}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        empty={false}
        exporter={false}
      >
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="nickname" label={t('fields.nickname')} disableSort>
            <FunctionField<DeskMember> render={(row) => <Who row={row} />} />
          </DataTable.Col>
          <DataTable.Col source="role" label={t('fields.role')} disableSort>
            <FunctionField<DeskMember> render={({ role }) => t(`roles.${role}`)} />
          </DataTable.Col>
          <DataTable.Col source="createdAt" label={t('fields.createdAt')}>
            <FunctionField<DeskMember> render={({ createdAt }) => <Time at={createdAt} />} />
          </DataTable.Col>
          <DataTable.Col source="lastSeenAt" label={t('fields.lastSeenAt')}>
            <FunctionField<DeskMember> render={({ lastSeenAt }) => <Time at={lastSeenAt} />} />
          </DataTable.Col>
          <DataTable.NumberCol source="sessions" label={t('fields.sessions')} disableSort />
          <DataTable.Col source="state" label={t('fields.state')} disableSort>
            <FunctionField<DeskMember> render={(row) => <MemberState member={row} />} />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
      <PermissionTable />
    </>
  );
}

function Who({ row }: { row: DeskMember }) {
  return (
    <span css={who}>
      <Avatar id={row.id} name={row.nickname} src={row.avatar} size={32} />
      <span>
        <a href={`#/member/${row.id}`}>{row.nickname}</a>
        {row.username !== '' && !row.simulated && <small>@{row.username}</small>}
      </span>
    </span>
  );
}

function Time({ at }: { at: string | null }) {
  const t = useResourceWords('member');
  const { clock } = useDesk();
  if (at === null) return <span css={muted}>{t('never')}</span>;
  return <time dateTime={at}>{vietnamTime(Date.parse(at), clock.now())}</time>;
}

/** Locked, banned or fine, by shape and word. */
export function MemberState({ member }: { member: Pick<DeskMember, 'locked' | 'banned' | 'simulated'> }) {
  const t = useResourceWords('member');
  const look = member.locked ? 'locked' : member.banned ? 'banned' : 'active';
  return (
    <span css={state} data-look={look}>
      {t(`states.${look}`)}
      {member.simulated && <small>{t('states.simulated')}</small>}
    </span>
  );
}

const who = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  & > span:last-of-type {
    display: grid;
    min-width: 0;
  }
  & a {
    overflow-wrap: anywhere;
    font-weight: var(--fw-medium);
    color: var(--c-text);
  }
  & a:hover {
    color: var(--c-accent);
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;

const muted = css`
  color: var(--c-muted);
`;

const state = css`
  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-2);
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: var(--r-full);
    background: var(--c-accent-fill);
  }
  &[data-look='banned']::before {
    border-radius: 0;
    background: var(--c-card-yellow);
  }
  &[data-look='locked']::before {
    border-radius: 0;
    background: var(--c-card-red);
    transform: rotate(45deg);
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;
