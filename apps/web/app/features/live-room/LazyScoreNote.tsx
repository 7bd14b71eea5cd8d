import type { Fixture } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useServices } from '../../shell/services/services';

const ScoreNote = lazy(async () => ({ default: (await import('./ScoreNote')).ScoreNote }));

/** Why the score is corrected, for those who may correct it; others load no code for it. */
export const LazyScoreNote = observer(function LazyScoreNote({ fixture }: { readonly fixture: Fixture }) {
  const { viewer } = useServices();
  const role = viewer.member?.role;
  if (role !== 'moderator' && role !== 'staff') return null;
  const { fixtureId, homeScore, awayScore, status } = fixture;
  return (
    <Suspense>
      <ScoreNote key={`${fixtureId} ${homeScore} ${awayScore} ${status}`} fixtureId={fixtureId} />
    </Suspense>
  );
});
