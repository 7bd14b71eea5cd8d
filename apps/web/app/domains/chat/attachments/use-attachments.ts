import type { ComponentType } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n, useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useServices } from '../../../shell/services/services';
import { useAccount } from '../../account';
import type { AttachmentTray } from './AttachmentTray';

interface Attachments {
  /** Undefined until the first file is chosen. */
  readonly tray: AttachmentTray | undefined;
  readonly Files: ComponentType<{ tray: AttachmentTray }> | undefined;
  /** Adds files to the next message; guests are asked to log in first. */
  readonly add: (files: readonly File[]) => void;
}

/** The files of the next message of a room. Their code loads with the first one. */
export function useAttachments(): Attachments {
  const { api, connection, toasts, viewer } = useServices();
  const i18n = useI18n();
  const { t } = useLazyTranslation('composer', composer);
  const { t: account } = useTranslation('account');
  const { asMember } = useAccount();
  const [loaded, setLoaded] = useState<Pick<Attachments, 'tray' | 'Files'>>();
  const life = useRef<AbortController>(undefined);

  useEffect(() => {
    const visit = new AbortController();
    life.current = visit;
    return () => {
      visit.abort();
      setLoaded(undefined);
    };
  }, []);

  const open = useCallback(async (): Promise<AttachmentTray | undefined> => {
    const signal = life.current?.signal;
    const { openTray, ComposerFiles } = await import('./open-tray');
    if (!signal || signal.aborted) return undefined;
    const tray = openTray({ api, connection, viewer, toasts, i18n }, signal);
    setLoaded({ tray, Files: ComposerFiles });
    return tray;
  }, [api, connection, viewer, toasts, i18n]);

  const tray = loaded?.tray;
  const add = useCallback(
    (files: readonly File[]) => {
      asMember(() => {
        const opened = tray ? Promise.resolve(tray) : open();
        opened
          .then((one) => one?.add(files))
          .catch(() => {
            toasts.push({ tone: 'bad', title: account('notLoaded'), text: account('notLoadedText') });
          });
      }, t('loginToAttach'));
    },
    [asMember, tray, open, toasts, t, account],
  );
  return { tray, Files: loaded?.Files, add };
}
