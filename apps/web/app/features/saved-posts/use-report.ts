import { isAborted } from '@khandai/api-client';
import { useServices } from '../../shell/services/services';

/** Logs what a list of saved things failed with. */
export function useReport(name: string): (error: unknown) => void {
  const { log } = useServices();
  return (error) => {
    if (!isAborted(error)) log.warn(name, error);
  };
}
