import { css } from '@emotion/react';
import type { CommentatorInfo } from '@khandai/contracts';
import { Badge, Button, ErrorState, LinkButton } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { Title, useGetIdentity } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from '../session/desk-services';
import { QueuePanel } from './QueuePanel';
import { RoomSchedule } from './RoomSchedule';
import { RoomWeeks } from './RoomWeeks';

/** The first screen of commentators: their own room, matches and totals. */
export function RoomBoard() {
  const t = useWords();
  const { identity } = useGetIdentity();
  const { info, failed, again } = useRoom(identity?.id);
  if (!info)
    return failed ? (
      <ErrorState
        title={t('room.failed')}
        text={t('room.failedText')}
        framed
        action={<Button onClick={again}>{t('room.retry')}</Button>}
      />
    ) : null;
  return (
    <section css={page}>
      <Title title={t('room.title')} />
      <header css={head}>
        <div>
          <h1>{info.roomName}</h1>
          <p>
            {t('room.number', { number: info.roomNumber })} · {t('room.inRoom', { smart_count: info.viewers })}
          </p>
        </div>
        {info.live && <Badge tone="accent">{t('room.onAir')}</Badge>}
        <LinkButton href={`/chatroom?roomId=${info.groupId}`}>{t('room.open')}</LinkButton>
        <LinkButton href="/tai-khoan#phong-cua-toi" look="primary">
          {t('room.studio')}
        </LinkButton>
      </header>
      <RoomSchedule userId={info.userId} fixtures={info.fixtures} />
      <div css={columns}>
        <RoomWeeks userId={info.userId} />
        <QueuePanel />
      </div>
    </section>
  );
}

const REFRESH_MS = 30_000;

function useRoom(userId: string | number | undefined) {
  const { api, clock } = useDesk();
  const [info, setInfo] = useState<CommentatorInfo | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (userId === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      while (!signal.aborted) {
        const next = await api
          .call('GET /au/api/user/commentator/info/{id}', { params: { id: Number(userId) } }, signal)
          .catch(() => null);
        if (signal.aborted) return;
        setFailed(next === null);
        if (next) setInfo(next);
        await clock.sleep(REFRESH_MS, signal);
      }
    };
    void run();
    return () => stop.abort();
  }, [api, clock, userId, turn]);

  return { info, failed, again: () => setTurn(turn + 1) };
}

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  & > div {
    flex: 1;
    min-width: 12rem;
  }
  & h1 {
    font-size: var(--fs-24);
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--sp-4);
  @media (max-width: 999px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
