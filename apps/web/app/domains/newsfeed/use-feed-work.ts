import { isAborted } from '@khandai/api-client';
import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { refusalOf } from '../../shell/forms/refusal';
import { useServices } from '../../shell/services/services';
import { useAccount } from '../account';
import { useFeedWords } from './use-feed-words';

/** Runs actions on posts. */
export function useFeedWork() {
  const { toasts, viewer } = useServices();
  const account = useAccount();
  const { t } = useFeedWords();
  const { t: formWords } = useLazyTranslation('form', form);

  /** Why an action failed, in words. */
  const reasonOf = (error: unknown): string => {
    const { fault } = refusalOf(error);
    return 'msg' in fault ? fault.msg : formWords(`failed.${fault.key}`);
  };

  /** The same for a button, which loses nothing that was typed. */
  const buttonReason = (error: unknown): string => (isOffline(error) ? formWords('away') : reasonOf(error));

  /** Performs an action; true once it is done. A failure shows as a toast. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isAborted(error)) toasts.push({ tone: 'bad', title: t('notDone'), text: buttonReason(error) });
      return false;
    }
  };

  const done = (key: 'create' | 'share' | 'edit' | 'makePrivate' | 'makePublic' | 'remove' | 'copy') => {
    toasts.push({ tone: 'ok', title: t(`done.${key}`) });
  };

  /** Lets members act; asks others to log in. */
  const asMember = (act: () => void) => () => {
    if (viewer.isMember) act();
    else account.ask('login', t('joinReason'));
  };

  return { run, done, asMember, reasonOf };
}

/** The network was away. */
export function isOffline(error: unknown): boolean {
  const { fault } = refusalOf(error);
  return 'key' in fault && fault.key === 'offline';
}
