import type { Fixture } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { matchLabel } from '../../domains/match';
import { usePart } from '../../shell/parts/use-part';
import { starCode } from './late-parts';

const load = () => starCode.load();

/** The star of a match beside its host. Lazy, because a room shows without it, and phones have it in the overview. */
export const LazyStar = observer(function LazyStar({
  fixture,
  wanted,
}: {
  readonly fixture: Fixture;
  readonly wanted: boolean;
}) {
  const { value: Star } = usePart({ name: 'starring a match', fetch: load, wanted }).part;
  return wanted && Star && <Star kind="match" id={fixture.fixtureId} name={matchLabel(fixture)} />;
});
