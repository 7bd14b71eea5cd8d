import { css } from '@emotion/react';
import type { Race } from '@khandai/contracts';
import { type ProofValueView, SeedProof } from '@khandai/match-ui';
import { Button, EmptyState, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { clockSeconds } from '../../i18n/format-time';
import { isMissing } from '../../shell/router/answers';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';
import { checkRace, type RaceCheck } from './race-check';
import { useRaces } from './race-context';
import { sceneOf } from './race-scene';
import { nameOf } from './race-view';
import { type RaceWords, useRaceWords } from './use-race-words';
import { useCovers } from './use-shown-race';

export interface ProofPanelProps {
  /** The race that the reader asked for; without one, the one on the track. */
  readonly raceId: number | undefined;
}

/** The hash before a race and the seed after it, and one button that computes both again in this browser. */
export const ProofPanel = observer(function ProofPanel({ raceId }: ProofPanelProps) {
  const { t } = useRaceWords();
  const { races } = useRaces();
  const { clock } = useServices();
  const { board, last } = races;
  if (!board) return null;
  const scene = sceneOf(board, clock.now);
  const shown = scene.kind === 'closed' ? undefined : scene.race;
  const asked = raceId === undefined ? (last ?? shown) : races.find(raceId);
  return (
    <div css={root}>
      <p css={text}>{t('proof.intro')}</p>
      {raceId !== undefined && !asked ? (
        <Loaded key={raceId} raceId={raceId} />
      ) : asked ? (
        <Proof key={`${asked.raceId} ${asked.state}`} race={asked} />
      ) : (
        <EmptyState icon={icons.shield} title={t('proof.none')} />
      )}
      {shown && shown.seed === null && shown.raceId !== asked?.raceId && <Proof key={shown.raceId} race={shown} />}
    </div>
  );
});

const Loaded = observer(function Loaded({ raceId }: { readonly raceId: number }) {
  const { t } = useRaceWords();
  const { api } = useServices();
  const { part, retry } = usePart<Race | null>({
    name: 'proof of a race',
    fetch: async (signal) => {
      try {
        return await api.call('GET /al/api/race/info/{id}', { params: { id: raceId } }, signal);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
  return (
    <PartBody part={part} failedTitle={t('failed')} waiting={<ChatSkeleton />} onRetry={retry}>
      {(race) =>
        race ? (
          <Proof race={race} />
        ) : (
          <EmptyState icon={icons.shield} title={t('proof.gone', { id: raceId })} text={t('past.end')} />
        )
      }
    </PartBody>
  );
});

const Proof = observer(function Proof({ race }: { readonly race: Race }) {
  const { t } = useRaceWords();
  const { races } = useRaces();
  const { log, toasts, clock } = useServices();
  const { isCovered, reveal } = useCovers();
  const [check, setCheck] = useState<RaceCheck | 'running' | 'failed'>();
  const covered = isCovered(race);
  const seen = races.seen.get(race.raceId);
  const compute = async () => {
    reveal(race);
    setCheck('running');
    try {
      setCheck(await checkRace(race, seen));
    } catch (error) {
      log.warn('computing a race', error);
      setCheck('failed');
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(race.seedHash);
      toasts.push({ tone: 'ok', title: t('proof.copied') });
    } catch (error) {
      log.warn('copying a hash', error);
      toasts.push({ tone: 'bad', title: t('proof.notCopied') });
    }
  };
  const result = typeof check === 'object' ? check : undefined;
  const seenAt = seen && clockSeconds(seen.at, clock.timezone);
  return (
    <section aria-label={t('proof.of', { id: race.raceId })} css={part}>
      <h3>{t('proof.of', { id: race.raceId })}</h3>
      <SeedProof
        values={valuesOf(race, result, covered, t)}
        verdicts={check === 'failed' ? [{ text: t('proof.cannot'), isRight: false }] : verdictsOf(result, seenAt, t)}
      >
        {race.seed !== null && (
          <Button
            look="primary"
            size="sm"
            icon={icons.shield}
            aria-busy={check === 'running'}
            onClick={() => {
              if (check !== 'running') void compute();
            }}
          >
            {t(check === 'running' ? 'proof.computing' : covered ? 'proof.computeCovered' : 'proof.compute')}
          </Button>
        )}
        <Button size="sm" icon={icons.copy} onClick={() => void copy()}>
          {t('proof.copy')}
        </Button>
      </SeedProof>
    </section>
  );
});

function valuesOf(race: Race, check: RaceCheck | undefined, covered: boolean, t: RaceWords): ProofValueView[] {
  const { seedHash, seed, order, state } = race;
  const named = (ids: readonly number[]) => ids.map((id) => `${id} ${nameOf(race, id)}`).join(', ');
  // The order follows from the seed, so that both are covered.
  const hidden = covered ? { note: t('proof.covered') } : undefined;
  return [
    { name: t('proof.hash'), value: seedHash },
    {
      name: t('proof.seed'),
      ...(hidden ?? (seed === null ? { note: t('proof.seedLater') } : { value: seed })),
    },
    ...(order ? [{ name: t('proof.order'), ...(hidden ?? { value: named(order) }) }] : []),
    ...(state === 'void' ? [{ name: t('proof.order'), note: t('proof.orderVoid') }] : []),
    ...(check
      ? [
          { name: t('proof.ownHash'), value: check.hash },
          { name: t('proof.ownOrder'), value: named(check.order) },
        ]
      : []),
  ];
}

function verdictsOf(check: RaceCheck | undefined, seenAt: string | undefined, t: RaceWords) {
  if (!check) return [];
  const { isHashRight, isOrderRight, isSeenRight } = check;
  return [
    { isRight: isHashRight, text: t(isHashRight ? 'proof.hashRight' : 'proof.hashWrong') },
    ...(isOrderRight === undefined
      ? []
      : [{ isRight: isOrderRight, text: t(isOrderRight ? 'proof.orderRight' : 'proof.orderWrong') }]),
    ...(isSeenRight === undefined || seenAt === undefined
      ? []
      : [{ isRight: isSeenRight, text: t(isSeenRight ? 'proof.seenRight' : 'proof.seenWrong', { time: seenAt }) }]),
  ];
}

const root = css`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-2) var(--sp-4) var(--sp-4);
`;

const text = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const part = css`
  display: grid;
  gap: var(--sp-2);
  & > h3 {
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
  }
`;
