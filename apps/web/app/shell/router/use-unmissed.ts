import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../services/services';

/** Reloads the page's data when it may have missed pushed changes. */
export function useUnmissed(): void {
  const { missed } = useServices();
  const { revalidate } = useRevalidator();
  useEffect(() => missed.possible.on(() => void revalidate()), [missed, revalidate]);
}
