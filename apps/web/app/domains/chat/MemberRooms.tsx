import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';

const loadRuntime = () => import('./RoomsRuntime').then(({ RoomsRuntime }) => RoomsRuntime);

/** Keeps the rooms that a member follows while they are logged in. */
export const MemberRooms = observer(function MemberRooms() {
  const { viewer } = useServices();
  const [gone, setGone] = useState(false);
  const Life = useLazyPart(viewer.isMember && !gone, loadRuntime, () => {
    setGone(true);
  });
  return Life && viewer.isMember ? <Life /> : null;
});
