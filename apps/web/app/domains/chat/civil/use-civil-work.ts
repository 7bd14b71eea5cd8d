import { isAborted } from '@khandai/api-client';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { refusalOf } from '../../../shell/forms/refusal';
import { useServices } from '../../../shell/services/services';
import { NotUndoable } from './undo-of';

/** How long "undo" stays on screen, in milliseconds. */
const UNDO_MS = 10_000;

export interface CivilWork {
  /** Sends an action; true once it is done. A failure shows as a toast, with the server's own words. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  /** Says that an action is done, with a button that takes it back where `undo` is given. */
  readonly done: (title: string, undo?: () => Promise<void>) => void;
}

/** Runs the actions of moderation and says how they ended. */
export function useCivilWork(): CivilWork {
  const { toasts } = useServices();
  const { t } = useLazyTranslation('moderate', moderate);

  const textOf = (error: unknown): string => {
    if (error instanceof NotUndoable) return t('undoGone');
    const { fault } = refusalOf(error);
    return 'msg' in fault ? fault.msg : t('away');
  };

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (isAborted(error)) return false;
      toasts.push({ tone: 'bad', title: t('failed'), text: textOf(error) });
      return false;
    }
  };

  const takeBack = async (undo: () => Promise<void>) => {
    if (await run(undo)) toasts.push({ tone: 'ok', title: t('done.undo') });
  };

  const done = (title: string, undo?: () => Promise<void>) => {
    toasts.push({
      tone: 'ok',
      title,
      ...(undo && { actions: [{ label: t('undo'), onPress: () => void takeBack(undo) }], duration: UNDO_MS }),
    });
  };

  return { run, done };
}
