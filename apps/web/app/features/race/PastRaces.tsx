import { css } from '@emotion/react';
import type { Race } from '@khandai/contracts';
import { RaceRow } from '@khandai/match-ui';
import { Button, EmptyState, IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useOdds } from '../../domains/odds';
import { clockTime } from '../../i18n/format-time';
import { useI18n } from '../../i18n/use-translation';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { useServices } from '../../shell/services/services';
import { useRaces } from './race-context';
import { nameOf, racerOf, raceTime, resultOf } from './race-view';
import { usePages } from './use-pages';
import { useRaceWords } from './use-race-words';
import { useCovers } from './use-shown-race';

const PAGE_SIZE = 10;

export interface PastRacesProps {
  readonly onCheck: (raceId: number) => void;
}

/** Races that are over, each to be played again from its seed. Read again after each race, and when what it brought is there. */
export const PastRaces = observer(function PastRaces({ onCheck }: PastRacesProps) {
  const { t } = useRaceWords();
  const { api } = useServices();
  const { last } = useRaces().races;
  const { part, isLoading, retry, more } = usePages<Race>({
    name: 'past races',
    failed: t('past.failed'),
    version: [last?.raceId, last?.mine?.returned].join(),
    idOf: ({ raceId }) => raceId,
    page: (before, signal) =>
      api.call(
        'GET /al/api/race/list',
        { query: { pageSize: PAGE_SIZE, ...(before === undefined ? {} : { before }) } },
        signal,
      ),
  });
  return (
    <PartBody part={part} failedTitle={t('past.failed')} waiting={<ChatSkeleton />} onRetry={retry}>
      {({ list, next }) => (
        <>
          {list.length === 0 && <EmptyState icon={icons.marble} title={t('past.none')} text={t('past.noneText')} />}
          <ol>
            {list.map((race) => (
              <Row key={race.raceId} race={race} onCheck={onCheck} />
            ))}
          </ol>
          {list.length > 0 && (
            <p css={moreCss}>
              {next === null ? (
                t('past.end')
              ) : (
                <Button size="sm" aria-busy={isLoading} onClick={more}>
                  {t('past.more')}
                </Button>
              )}
            </p>
          )}
        </>
      )}
    </PartBody>
  );
});

const Row = observer(function Row({ race, onCheck }: { readonly race: Race } & PastRacesProps) {
  const { t } = useRaceWords();
  const { replay } = useRaces();
  const { clock } = useServices();
  const { language } = useI18n();
  const { hideOdds } = useOdds().settings;
  const { isCovered, reveal } = useCovers();
  const { raceId: id, startsAt, finishedAt, order } = race;
  const start = Date.parse(startsAt);
  const time = clockTime(start, clock.timezone);
  const covered = isCovered(race);
  const isPlayed = order !== null && finishedAt !== null;
  return (
    <RaceRow
      title={t('race', { id })}
      note={
        isPlayed
          ? t('past.finishedIn', { time, length: raceTime(Date.parse(finishedAt) - start) })
          : t(hideOdds ? 'past.voidedOnly' : 'past.voided', { time })
      }
      podium={
        covered
          ? undefined
          : order?.slice(0, 3).map((marble) => ({
              id: marble,
              name: nameOf(race, marble),
              color: racerOf(race, marble)?.color ?? '',
            }))
      }
      result={
        covered ? (
          <Button
            size="sm"
            aria-label={`${t('show')}: ${t('race', { id })}`}
            onClick={() => {
              reveal(race);
            }}
          >
            {t('show')}
          </Button>
        ) : (
          resultOf(race, { hidesPicks: hideOdds, language }, t)
        )
      }
      actions={
        race.seed !== null && (
          <>
            {isPlayed && (
              <IconButton
                icon={icons.play}
                label={t('past.replay', { id })}
                onClick={() => {
                  replay.open(race);
                  window.scrollTo({ top: 0 });
                }}
              />
            )}
            <IconButton
              icon={icons.shield}
              label={t('past.check', { id })}
              onClick={() => {
                onCheck(id);
              }}
            />
          </>
        )
      }
    />
  );
});

const moreCss = css`
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
