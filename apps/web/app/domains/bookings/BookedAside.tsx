import { observer } from 'mobx-react-lite';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';

const loadPanel = () => import('./BookedPanel').then(({ BookedPanel }) => BookedPanel);
// The page is whole without it; what failed was said.
const goOn = () => undefined;

/** A member's bookings, where nothing stands below that they could move. */
export const BookedAside = observer(function BookedAside() {
  const { isMember } = useServices().viewer;
  const Panel = useLazyPart(isMember, loadPanel, goOn);
  return Panel && isMember ? <Panel /> : null;
});
