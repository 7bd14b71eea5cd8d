import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../services/services';

/** Reloads the page's data when it may have missed pushed changes. */
export function useReloadAfterGap(): void {
  const { missed } = useServices();
  const { revalidate } = useRevalidator();
  useEffect(() => missed.suspected.on(() => void revalidate()), [missed, revalidate]);
}
