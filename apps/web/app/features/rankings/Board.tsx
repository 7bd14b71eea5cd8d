import { css } from '@emotion/react';
import type { Ranking, RankingBoard } from '@khandai/contracts';
import { Bone, EmptyState, icons, Panel, Skeleton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEngageWords } from '../../domains/engage';
import { fullTime } from '../../i18n/format-time';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { NoRank, RankRow } from './RankRow';
import type { RankingChoice } from './ranking-address';

/** One board in one period, with the reader's own place. */
export const Board = observer(function Board({ board, period }: RankingChoice) {
  const { t } = useEngageWords();
  const { api } = useServices();
  const { part, retry } = usePart<Ranking>({
    name: 'ranking',
    fetch: (signal) => api.call('GET /au/api/ranking/list', { query: { board, period } }, signal),
  });
  return (
    <PartBody part={part} waiting={<Waiting />} failedTitle={t('rank.failed')} onRetry={retry}>
      {(ranking) => <Ranks ranking={ranking} />}
    </PartBody>
  );
});

function Waiting() {
  const { t } = useEngageWords();
  return (
    <Skeleton label={t('rank.loading')}>
      <Panel>
        <div css={bones}>
          {Array.from({ length: 10 }, (_, at) => (
            <Bone key={at} width="100%" height={40} />
          ))}
        </div>
      </Panel>
    </Skeleton>
  );
}

const Ranks = observer(function Ranks({ ranking }: { ranking: Ranking }) {
  const { t } = useEngageWords();
  const { viewer, clock } = useServices();
  const { board, period, list, mine, endsAt } = ranking;
  const highest = list[0]?.score ?? 1;
  const own = useRef<HTMLLIElement>(null);
  const isListed = list.some(({ userId }) => userId === viewer.userId);
  const isInSight = useInSight(own, isListed);
  return (
    <div>
      {mine?.rank === null && (
        <div css={[boxed, noRank]}>
          <NoRank board={board} />
        </div>
      )}
      <Panel>
        {list.length === 0 ? (
          <EmptyState icon={iconOf[board]} title={t('rank.empty')} text={t(`rank.emptyText.${board}`)} />
        ) : (
          <ol css={listCss} aria-label={t('rank.list', { board: t(`rank.${board}`), period: t(`rank.${period}`) })}>
            {list.map((member) => (
              <li key={member.userId} {...(member.userId === viewer.userId && { ref: own })}>
                <RankRow member={member} board={board} highest={highest} own={member.userId === viewer.userId} />
              </li>
            ))}
          </ol>
        )}
      </Panel>
      {mine?.rank != null && !isInSight && <Mine ranking={ranking} highest={highest} />}
      <p css={note}>
        {t(`rank.rules.${board}`)}{' '}
        {t('rank.ends', { time: fullTime(Date.parse(endsAt), clock.timezone, t('match:weekdays')) })}
      </p>
    </div>
  );
});

/** Whether the row is between the bars of the page. True until the browser has looked, so that nothing jumps. */
function useInSight(row: RefObject<HTMLLIElement | null>, isListed: boolean): boolean {
  const [isInSight, see] = useState(true);
  useEffect(() => {
    const { current } = row;
    if (!isListed || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) see(last.isIntersecting);
      },
      // The header, and below what the pinned row itself would cover.
      { rootMargin: '-64px 0px -128px' },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [row, isListed]);
  return isListed && isInSight;
}

/** The reader's own place, below the list and always in sight: for those whose row is not. */
const Mine = observer(function Mine({
  ranking: { board, list, mine },
  highest,
}: {
  ranking: Ranking;
  highest: number;
}) {
  const { t } = useEngageWords();
  const { viewer } = useServices();
  if (mine?.rank == null) return null;
  const { rank, score } = mine;
  const listed = list.find(({ userId }) => userId === viewer.userId);
  return (
    <section css={[boxed, pinned, ownCss]} aria-label={t('rank.mine')}>
      <RankRow
        member={listed ?? { rank, score, userId: viewer.userId ?? 0, showName: viewer.name ?? t('rank.you') }}
        board={board}
        highest={highest}
        own
      />
    </section>
  );
});

const iconOf: Readonly<Record<RankingBoard, (typeof icons)['trophy']>> = {
  fan: icons.trophy,
  gift: icons.gift,
  tip: icons.trophy,
  streak: icons.calendarCheck,
};

const listCss = css`
  & > li + li {
    border-top: 1px solid var(--c-line);
  }
`;

const boxed = css`
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-3);
  background: var(--c-surface);
  overflow: hidden;
`;

const noRank = css`
  margin-bottom: var(--sp-3);
`;

const pinned = css`
  position: sticky;
  bottom: 0;
  z-index: 1;
  margin-top: var(--sp-2);
  @media (max-width: 767px) {
    bottom: calc(var(--bottom-h) + env(safe-area-inset-bottom));
  }
`;

/* The tint is transparent in one theme: the rows that scroll behind stay covered. */
const ownCss = css`
  background: linear-gradient(var(--c-accent-tint), var(--c-accent-tint)), var(--c-surface);
`;

const bones = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-4);
`;

const note = css`
  padding: var(--sp-3) var(--sp-4) 0;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
