import { css } from '@emotion/react';
import type { DeskMemberInfo } from '@khandai/contracts';
import { Avatar, Panel } from '@khandai/ui-kit';
import { EditBase, Title, useGetIdentity, useRecordContext } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { vietnamTime } from '../../time/vietnam-time';
import { BanPanel } from './BanPanel';
import { LockPanel } from './LockPanel';
import { MemberLog } from './MemberLog';
import { MemberState } from './MemberList';
import { PasswordPanel } from './PasswordPanel';
import { RolePanel } from './RolePanel';
import { SessionPanel } from './SessionPanel';

/** One member: what the site knows of them, and what staff may do about them. */
export function MemberPage() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false}>
      <Page />
    </EditBase>
  );
}

function Page() {
  const member = useRecordContext<DeskMemberInfo>();
  const { identity } = useGetIdentity();
  // Until the member is loaded, react-admin has the shorter row of the list.
  if (!member || !('sessionList' in member)) return null;
  const own = identity?.id === member.id;
  return (
    <article css={page}>
      <Title title={member.nickname} />
      <header css={head}>
        <Avatar id={member.id} name={member.nickname} src={member.avatar} size={40} />
        <span>
          <h1>{member.nickname}</h1>
          {member.username !== '' && <small>@{member.username}</small>}
        </span>
        <MemberState member={member} />
      </header>
      <div css={columns}>
        <div css={column}>
          <Facts member={member} />
          <SessionPanel member={member} />
          <MemberLog memberId={member.id} />
        </div>
        <div css={column}>
          {!own && <RolePanel key={member.role} member={member} />}
          <BanPanel member={member} />
          {!own && <LockPanel key={String(member.locked)} member={member} />}
          <PasswordPanel member={member} />
        </div>
      </div>
    </article>
  );
}

function Facts({ member }: { member: DeskMemberInfo }) {
  const t = useResourceWords('member');
  const proof = (verified: boolean) => t(verified ? 'facts.verified' : 'facts.unverified');
  const facts: [string, string][] = [
    [t('fields.role'), t(`roles.${member.role}`)],
    [t('facts.created'), vietnamTime(Date.parse(member.createdAt))],
    [t('facts.seen'), member.lastSeenAt === null ? t('never') : vietnamTime(Date.parse(member.lastSeenAt))],
    [t('facts.email'), member.email === null ? t('facts.none') : `${member.email} · ${proof(member.emailVerified)}`],
    [t('facts.phone'), proof(member.phoneVerified)],
    [t('facts.messages'), String(member.messages)],
    [t('facts.posts'), String(member.posts)],
    [t('facts.comments'), String(member.comments)],
    [t('facts.reports'), String(member.reports)],
  ];
  if (member.roomNumber !== null) facts.push([t('facts.room'), String(member.roomNumber)]);
  return (
    <Panel
      title={t('facts.title')}
      padded
      end={member.username !== '' && <a href={`/thanh-vien/${member.username}`}>{t('facts.profile')}</a>}
    >
      <dl css={list}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const page = css`
  display: grid;
  gap: var(--sp-4);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
  & h1 {
    overflow-wrap: anywhere;
    font-size: var(--fs-24);
  }
  & small {
    color: var(--c-muted);
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--sp-4);
  @media (max-width: 999px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const column = css`
  display: grid;
  align-content: start;
  gap: var(--sp-4);
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--sp-3);
  & dt {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: var(--fs-14);
  }
`;
