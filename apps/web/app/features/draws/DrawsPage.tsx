import { observer } from 'mobx-react-lite';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { EngageFrame } from '../../domains/engage';
import { useServices } from '../../shell/services/services';
import { drawFilterOf, drawIdOf, FILTER } from './draw-words';
import { CheckView } from './CheckView';
import { DrawList } from './DrawList';
import { DrawsFallback } from './DrawsSkeleton';
import { DrawView } from './DrawView';
import { UnknownDraw } from './UnknownDraw';

/** Lucky draws: their list, one of them, and the page on which one computes it again. */
export const DrawsPage = observer(function DrawsPage() {
  const { viewer } = useServices();
  const { id } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  if (!viewer.isKnown) return <DrawsFallback />;
  if (id === undefined) return <DrawList filter={drawFilterOf(params.get(FILTER))} />;
  const drawId = drawIdOf(id);
  if (drawId === undefined)
    return (
      <EngageFrame>
        <UnknownDraw />
      </EngageFrame>
    );
  return pathname.endsWith('/kiem-chung') ? (
    <CheckView key={drawId} drawId={drawId} />
  ) : (
    <DrawView key={`${viewer.version} ${drawId}`} drawId={drawId} />
  );
});
