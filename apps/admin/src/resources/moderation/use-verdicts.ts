import type { QueueItem } from '@khandai/contracts';
import { useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import type { Queue } from './use-queue';
import { entriesOf, sendVerdict, type Verdict } from './verdicts';

export interface Verdicts {
  readonly busy: boolean;
  /** What was decided last, and can still be undone. */
  readonly last: { readonly text: string; readonly logIds: readonly number[] } | null;
  readonly decide: (items: readonly QueueItem[], verdict: Verdict) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Decides about items, one or many, and undoes the last decision. What fails stays in the queue, with the server's words. */
export function useVerdicts(queue: Pick<Queue, 'refresh' | 'hide'>): Verdicts {
  const t = useResourceWords('moderation');
  const { api } = useDesk();
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Verdicts['last']>(null);

  const say = (error: unknown) => {
    const failure = asHttpError(error);
    notify(failure instanceof Error ? failure.message : 'ra.notification.http_error', { type: 'error' });
  };

  const work = async (task: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setLast(null);
    try {
      await task();
    } catch (error) {
      say(error);
    }
    setBusy(false);
    queue.refresh();
  };

  const decide = (items: readonly QueueItem[], verdict: Verdict) =>
    work(async () => {
      queue.hide(items);
      const done: QueueItem[] = [];
      for (const item of items) {
        try {
          await sendVerdict(api, item, verdict);
          done.push(item);
        } catch (error) {
          say(error);
        }
      }
      const [first, ...more] = done;
      if (!first) return;
      const text =
        more.length === 0
          ? t(`done.${verdict}.${first.kind}`, { name: first.author.showName })
          : t(`done.all.${verdict}`, { count: done.length });
      setLast({ text, logIds: await entriesOf(api, Number(identity?.id), done, verdict) });
    });

  const undo = () =>
    work(async () => {
      for (const logId of last?.logIds ?? []) await api.call('POST /ac/api/chat/moderation/undo', { body: { logId } });
      notify(t('done.undo'), { type: 'success' });
    });

  return { busy, last, decide, undo };
}
