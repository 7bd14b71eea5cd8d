import type { Fixture } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useServices } from '../../shell/services/services';
import { awaitsScores } from './awaits-scores';

const LateScores = lazy(async () => ({ default: (await import('./LateScores')).LateScores }));

interface LazyLateScoresProps {
  readonly fixtures: readonly Pick<Fixture, 'origin' | 'status' | 'kickOff'>[];
}

/** Says that scores are late, where a provider's are awaited; other matches load no code for it. */
export const LazyLateScores = observer(function LazyLateScores({ fixtures }: LazyLateScoresProps) {
  const { minute } = useServices().clock;
  if (!fixtures.some((fixture) => awaitsScores(fixture, minute))) return null;
  return (
    <Suspense>
      <LateScores />
    </Suspense>
  );
});
