import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../services/services';

/** Loads the page's data anew when changes to it may have been missed. */
export function useUnmissed(): void {
  const { missed } = useServices();
  const { revalidate } = useRevalidator();
  useEffect(() => missed.possible.on(() => void revalidate()), [missed, revalidate]);
}
