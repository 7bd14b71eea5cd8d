import { css } from '@emotion/react';
import type { RacePick } from '@khandai/contracts';
import { Button, KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNumbers } from '../../i18n/use-numbers';
import { fullTime } from '../../i18n/format-time';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePages } from './use-pages';
import { useServices } from '../../shell/services/services';
import { useRaces } from './race-context';
import { useRaceWords } from './use-race-words';
import { useCovers } from './use-shown-race';

const PAGE_SIZE = 10;

/** What the member staked on races, the latest first. Read again after each pick and each race, and when what it brought is there. */
export const OwnPicks = observer(function OwnPicks() {
  const { t } = useRaceWords();
  const { api } = useServices();
  const { board } = useRaces().races;
  const mine = [board?.current, ...(board?.next ?? []), board?.last].map((race) => race?.mine?.stake ?? 0);
  const { part, isLoading, retry, more } = usePages<RacePick>({
    name: 'own picks of races',
    failed: t('picks.historyFailed'),
    version: [board?.last?.raceId, board?.last?.mine?.returned, ...mine].join(),
    idOf: ({ pickId }) => pickId,
    page: (before, signal) =>
      api.call(
        'GET /au/api/user/race/picks',
        { query: { pageSize: PAGE_SIZE, ...(before === undefined ? {} : { before }) } },
        signal,
      ),
  });
  return (
    <section css={root} aria-label={t('picks.history')}>
      <h3>{t('picks.history')}</h3>
      <PartBody part={part} failedTitle={t('picks.historyFailed')} waiting={<ChatSkeleton />} onRetry={retry}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <p>{t('picks.historyNone')}</p>}
            <ul>
              {list.map((pick) => (
                <Line key={pick.pickId} pick={pick} />
              ))}
            </ul>
            <p css={acts}>
              {next !== null && (
                <Button size="sm" aria-busy={isLoading} onClick={more}>
                  {t('picks.more')}
                </Button>
              )}
              {list.length > 0 && <KitLink href="/so-diem">{t('picks.ledger')}</KitLink>}
            </p>
          </>
        )}
      </PartBody>
    </section>
  );
});

const Line = observer(function Line({ pick }: { readonly pick: RacePick }) {
  const { grouped } = useNumbers();
  const { t } = useRaceWords();
  const { clock } = useServices();
  const { isCovered } = useCovers();
  const { raceId, marbleId, marbleName, stake, state, returned, lockedAt } = pick;
  const covered = (state === 'won' || state === 'lost') && isCovered({ raceId, state: 'finished' });
  return (
    <li>
      <span>
        <b>
          {marbleId} · {marbleName}
        </b>
        <small>
          {t('race', { id: raceId })} · {fullTime(Date.parse(lockedAt), clock.timezone, t('match:weekdays'))}
        </small>
      </span>
      <span>
        <Num>{t('picks.points', { points: grouped(stake) })}</Num>
        <small>
          {covered ? t('picks.coveredResult') : t(`picks.state.${state}`, { points: grouped(returned ?? 0) })}
        </small>
      </span>
    </li>
  );
});

const root = css`
  display: grid;
  gap: var(--sp-2);
  padding-top: var(--sp-3);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  & > h3 {
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--sp-3);
    padding: 6px 0;
  }
  & li > span {
    display: grid;
    min-width: 0;
  }
  & li > :last-child {
    justify-items: end;
    text-align: right;
  }
  & small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  & b {
    font-weight: var(--fw-medium);
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--c-accent);
  }
`;
