import { css } from '@emotion/react';
import type { DeskOverview } from '@khandai/contracts';
import { Button, ErrorState, LinkButton } from '@khandai/ui-kit';
import { Title, usePermissions } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { vietnamTime } from '../time/vietnam-time';
import { HealthPanel } from './HealthPanel';
import { LastActs } from './LastActs';
import { NewestMembers } from './NewestMembers';
import { OnAirPanel } from './OnAirPanel';
import { QueuePanel } from './QueuePanel';
import { RoomBoard } from './RoomBoard';
import { useOverview } from './use-overview';
import { WaitsPanel } from './WaitsPanel';

/** The first screen: what happens now. */
export function Overview() {
  const { permissions } = usePermissions<string>();
  if (permissions === undefined) return null;
  if (permissions === 'commentator') return <RoomBoard />;
  return <Figures staff={permissions === 'staff'} />;
}

function Figures({ staff }: { staff: boolean }) {
  const t = useWords();
  const { overview, failed, again } = useOverview();
  if (!overview)
    return failed ? (
      <ErrorState
        title={t('overview.title')}
        text={t('overview.failed')}
        framed
        action={<Button onClick={again}>{t('overview.retry')}</Button>}
      />
    ) : null;
  return (
    <section css={page}>
      <Title title={t('overview.title')} />
      <header css={head}>
        <h1>{t('overview.title')}</h1>
        <small>{t('overview.clock', { time: vietnamTime(Date.parse(overview.at), Date.parse(overview.at)) })}</small>
        <LinkButton href="#/moderation">{t('overview.queue.open')}</LinkButton>
      </header>
      <Strip overview={overview} />
      <div css={columns}>
        <div css={column}>
          <OnAirPanel />
          <QueuePanel />
          {staff && <LastActs />}
        </div>
        {staff && (
          <div css={column}>
            <WaitsPanel />
            <HealthPanel />
            <NewestMembers />
          </div>
        )}
      </div>
    </section>
  );
}

function Strip({ overview }: { overview: DeskOverview }) {
  const t = useWords();
  const { oldestWaiting, at, rooms, overrides } = overview;
  const waited = oldestWaiting === null ? null : Math.floor((Date.parse(at) - Date.parse(oldestWaiting)) / 60_000);
  const age = (minutes: number) =>
    minutes < 60 ? t('overview.minutes', { count: minutes }) : t('overview.hours', { count: Math.floor(minutes / 60) });
  const cells: [string, number, string][] = [
    [t('overview.figures.liveMatches'), overview.liveMatches, t('overview.figures.overrides', { count: overrides })],
    [t('overview.figures.inRooms'), overview.inRooms, t('overview.figures.rooms', { count: rooms })],
    [
      t('overview.figures.waiting'),
      overview.waiting,
      waited === null ? t('overview.figures.noneWaiting') : t('overview.figures.oldest', { age: age(waited) }),
    ],
    [t('overview.figures.registeredToday'), overview.registeredToday, ''],
    [t('overview.figures.messagesPerMinute'), overview.messagesPerMinute, ''],
    [t('overview.figures.alarms'), overview.alarms, t('overview.figures.alarmsNote')],
  ];
  return (
    <dl css={strip}>
      {cells.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value.toLocaleString('vi-VN')}</b>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
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
    font-size: var(--fs-24);
  }
  & small {
    flex: 1;
    color: var(--c-muted);
  }
`;

const strip = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-line);
  & > div {
    padding: var(--sp-3) var(--sp-4);
    background: var(--c-surface);
  }
  & dt {
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
  & dd {
    display: grid;
    margin: 0;
  }
  & b {
    font-size: var(--fs-24);
    font-variant-numeric: tabular-nums;
  }
  & small {
    min-height: 1.4em;
    color: var(--c-text-2);
    font-size: var(--fs-12);
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: var(--sp-4);
  @media (max-width: 999px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const column = css`
  display: grid;
  gap: var(--sp-4);
`;
