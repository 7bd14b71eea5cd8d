import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { postFiles as words } from '../../../i18n/vi/lazy/post-files';
import { useServices } from '../../../shell/services/services';
import type { PostTask } from '../PostFormStore';
import { indexedDrafts } from '../../../shell/drafts/file-drafts';
import { PostFilesStore } from './PostFilesStore';
import { giveUpFile, sendFile } from './send-file';

/**
 * The files of a form, as long as it is open. Those of a new post are kept by the browser until the post is stored.
 * @param author id of the member who writes
 */
export function usePostFiles(task: PostTask, author: number): PostFilesStore {
  const { api, session, timers, toasts, connection, log } = useServices();
  const { t } = useLazyTranslation('postFiles', words);
  const [store] = useState(
    () =>
      new PostFilesStore(
        {
          send: (file, onProgress, signal) => sendFile({ api, session, timers }, file, onProgress, signal),
          giveUp: (uploadId) => giveUpFile({ session }, uploadId),
          drafts: task.kind === 'create' ? indexedDrafts(author) : undefined,
          refused: (fault, name) => {
            toasts.push({ tone: 'bad', title: t('notTaken', { name }), text: t(`faults.${fault}`) });
          },
          report: (error) => {
            log.warn('newsfeed', error);
          },
          urls: {
            create: (blob) => URL.createObjectURL(blob),
            revoke: (url) => {
              URL.revokeObjectURL(url);
            },
          },
          uuid: () => crypto.randomUUID(),
          timers,
        },
        task.kind === 'edit' ? task.post.sourceList : [],
      ),
  );
  useEffect(() => {
    void store.restore();
    const stop = reaction(
      () => connection.isLost,
      (isLost) => {
        if (!isLost) store.resumeFailed();
      },
    );
    return () => {
      stop();
      store.close();
    };
  }, [store, connection]);
  return store;
}
