import type { Fixture } from '@khandai/contracts';
import { lazy, Suspense } from 'react';

const LateScores = lazy(async () => ({ default: (await import('./LateScores')).LateScores }));

/** Says that scores are late, where a provider sends them; other matches load no code for it. */
export const LazyLateScores = ({ fixtures }: { readonly fixtures: readonly Pick<Fixture, 'origin'>[] }) =>
  fixtures.some(({ origin }) => origin === 'provider') && (
    <Suspense>
      <LateScores />
    </Suspense>
  );
