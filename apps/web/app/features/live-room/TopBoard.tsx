import { css } from '@emotion/react';
import { TopList } from '@khandai/chat-ui';
import { type RoomTop, type TopPeriod } from '@khandai/contracts';
import { icons, Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { memberPath } from '../../domains/account';
import { useNumbers } from '../../i18n/use-numbers';
import { useLazyTranslation } from '../../i18n/use-translation';
import { gift as words } from '../../i18n/vi/lazy/gift';
import { ChatSkeleton, EmptyPanel } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';

/** Whose list: by the price of gifts, or by gifts and watched minutes together. */
export type TopKind = 'gift' | 'fan';

export interface TopBoardProps {
  readonly kind: TopKind;
  readonly groupId: number;
}

const PERIODS: readonly TopPeriod[] = ['day', 'week', 'month'];

/** The members with the most points of a room today, this week or this month. */
export const TopBoard = observer(function TopBoard({ kind, groupId }: TopBoardProps) {
  const { viewer } = useServices();
  const { t } = useLazyTranslation('gift', words);
  const [period, setPeriod] = useState<TopPeriod>('week');
  return (
    <>
      <div css={head}>
        <Segmented
          label={t('period')}
          value={period}
          options={PERIODS.map((value) => ({ value, label: t(value) }))}
          onChange={setPeriod}
        />
        <p css={quiet}>{kind === 'fan' ? t('fanNote') : t('giftNote')}</p>
      </div>
      {/* The reply has the member's own rank: a page that has just loaded learns later who its user is. */}
      <Board key={`${period} ${viewer.userId}`} kind={kind} groupId={groupId} period={period} />
    </>
  );
});

const Board = observer(function Board({ kind, groupId, period }: TopBoardProps & { readonly period: TopPeriod }) {
  const { api } = useServices();
  const { part, retry } = usePart<RoomTop>({
    name: 'top members',
    fetch: (signal) =>
      api.call(
        kind === 'fan' ? 'GET /ac/api/chat/room/top-fan' : 'GET /ac/api/chat/room/top-gift',
        { query: { groupId, period } },
        signal,
      ),
  });
  return (
    <PartBody part={part} waiting={<ChatSkeleton />} onRetry={retry}>
      {(top) => <Members kind={kind} top={top} />}
    </PartBody>
  );
});

const Members = observer(function Members({ kind, top }: { readonly kind: TopKind; readonly top: RoomTop }) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('gift', words);
  const { viewer } = useServices();
  if (top.list.length === 0) return <EmptyPanel plain icon={icons.trophy} title={t('empty')} text={t('emptyText')} />;
  return (
    <TopList
      label={kind === 'fan' ? t('topFan') : t('topGift')}
      members={top.list.map(({ rank, userId, username, showName, profilePicture, points }) => ({
        rank,
        member: { id: userId, name: showName, src: profilePicture },
        href: username === '' ? undefined : memberPath(username),
        points: grouped(points),
        own: userId === viewer.userId,
      }))}
      mine={
        top.mine
          ? t('mine', { rank: grouped(top.mine.rank), points: grouped(top.mine.points) })
          : viewer.isMember && t('mineNone')
      }
    />
  );
});

const head = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);
`;

const quiet = css`
  font-size: var(--fs-13);
  line-height: 1.25rem;
  color: var(--c-muted);
`;
