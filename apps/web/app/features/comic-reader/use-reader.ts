import type { ComicChapter } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageOf, type ReadStore, useRead } from '../../domains/comics';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { browserSavesData, readReaderSettings, saveReaderSettings } from './reader-settings';
import { ReaderStore } from './ReaderStore';

/** The chapter that is read, and how far the reader was before. Leaving the page saves where they are. */
export function useReader(chapter: ComicChapter): { readonly reader: ReaderStore; readonly read: ReadStore } {
  const { api, log, timers } = useServices();
  const [search] = useSearchParams();
  const read = useRead(chapter.comic.titleId);
  const [reader] = useState(
    () =>
      new ReaderStore(chapter, pageOf(search) ?? 1, {
        ...{ api, timers, save: read.save },
        keepSettings: (settings) => {
          saveReaderSettings(deviceStorage, settings);
        },
        report: (error) => {
          log.warn('a chapter that is read', error);
        },
      }),
  );
  useEffect(() => {
    reader.start(readReaderSettings(deviceStorage, browserSavesData()));
    const { leave } = reader;
    const onHide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [reader]);
  return { reader, read };
}
