import { useSession } from '../session/desk-services';

/** The member at the desk; 0 while the session is being renewed. */
export function useUserId(): number {
  const state = useSession();
  return state.status === 'member' ? (state.info?.userId ?? 0) : 0;
}
