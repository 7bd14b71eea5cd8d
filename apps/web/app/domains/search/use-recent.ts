import { useEffect, useMemo } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { RecentSearches } from './RecentSearches';

/** The recent searches of the current user; empty until the page is hydrated. Call it inside an observer. */
export function useRecent(): RecentSearches {
  const { viewer } = useServices();
  const ownerId = viewer.isMember ? (viewer.userId ?? 0) : 0;
  const recent = useMemo(() => new RecentSearches({ storage: deviceStorage, ownerId }), [ownerId]);
  useEffect(recent.read, [recent]);
  return recent;
}
