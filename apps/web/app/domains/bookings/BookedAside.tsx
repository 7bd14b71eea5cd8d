import { observer } from 'mobx-react-lite';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';

const loadPanel = () => import('./BookedPanel').then(({ BookedPanel }) => BookedPanel);
// The page is complete without it, and a toast has already reported the failure.
const goOn = () => undefined;

/** A member's bookings, placed where they cannot shift other content. */
export const BookedAside = observer(function BookedAside() {
  const { isMember } = useServices().viewer;
  const Panel = useLazyPart(isMember, loadPanel, goOn);
  return Panel && isMember ? <Panel /> : null;
});
