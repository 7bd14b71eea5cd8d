import { useEffect, useMemo } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { RecentSearches } from './RecentSearches';

/** The recent searches of the current user; empty until that user is known. Call it inside an observer. */
export function useRecent(): RecentSearches {
  const { viewer } = useServices();
  const { isKnown, isMember, userId } = viewer;
  const guestId = isKnown ? 0 : undefined;
  const ownerId = isMember ? userId : guestId;
  const recent = useMemo(() => new RecentSearches({ storage: deviceStorage, ownerId }), [ownerId]);
  useEffect(recent.read, [recent]);
  return recent;
}
