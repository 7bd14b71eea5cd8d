import { useCivilWork } from '../../domains/chat';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { useModerationStore } from './moderation-context';

type Done = keyof typeof moderation.done;

/** Runs an action of the page, says that it is done, and reads the lists again. */
export function useActs(): (work: () => Promise<unknown>, done: Done) => void {
  const { t } = useLazyTranslation('moderation', moderation);
  const store = useModerationStore();
  const { run, done: say } = useCivilWork();
  return (work, done) => {
    void run(async () => {
      await work();
      say(t(`done.${done}`));
    }).finally(store.refresh);
  };
}
