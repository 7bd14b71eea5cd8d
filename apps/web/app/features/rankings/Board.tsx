import { css } from '@emotion/react';
import type { Ranking, RankingBoard } from '@khandai/contracts';
import { Bone, EmptyState, icons, Panel, Skeleton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
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
  return (
    <div>
      <Panel>
        {list.length === 0 ? (
          <EmptyState icon={iconOf[board]} title={t('rank.empty')} text={t(`rank.emptyText.${board}`)} />
        ) : (
          <ol css={listCss} aria-label={t('rank.list', { board: t(`rank.${board}`), period: t(`rank.${period}`) })}>
            {list.map((member) => (
              <li key={member.userId}>
                <RankRow member={member} board={board} highest={highest} own={member.userId === viewer.userId} />
              </li>
            ))}
          </ol>
        )}
      </Panel>
      {mine && <Mine ranking={ranking} highest={highest} />}
      <p css={note}>
        {t(`rank.rules.${board}`)} {t('rank.ends', { time: fullTime(Date.parse(endsAt), clock.timezone) })}
      </p>
    </div>
  );
});

/** The reader's own place: it stays in sight below the list. */
const Mine = observer(function Mine({
  ranking: { board, list, mine },
  highest,
}: {
  ranking: Ranking;
  highest: number;
}) {
  const { t } = useEngageWords();
  const { viewer } = useServices();
  if (mine?.rank == null) {
    return (
      <div css={pinned}>
        <NoRank board={board} />
      </div>
    );
  }
  const { rank, score } = mine;
  const listed = list.find(({ userId }) => userId === viewer.userId);
  return (
    <section css={[pinned, ownCss]} aria-label={t('rank.mine')}>
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

const pinned = css`
  position: sticky;
  bottom: 0;
  z-index: 1;
  margin-top: var(--sp-2);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-3);
  background: var(--c-surface);
  overflow: hidden;
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
