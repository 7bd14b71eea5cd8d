import type { PostSource } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useArticleWords } from '../resources/article/use-article-words';
import { useDesk } from '../session/desk-services';
import { isPicture, PictureRefused, sendPicture } from './send-picture';

/** Uploads a picture at a time, and says how far it is or why the site refused it. */
export function usePictureUpload() {
  const t = useArticleWords();
  const services = useDesk();
  const [stop] = useState(() => new AbortController());
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState('');

  useEffect(() => () => stop.abort(), [stop]);

  /** The stored picture; undefined when there is none, which `fault` explains. */
  const send = async (file: File): Promise<PostSource | undefined> => {
    const { name } = file;
    setFault('');
    if (!isPicture(file)) {
      setFault(t('picture.notPicture', { name }));
      return undefined;
    }
    try {
      const show = (fraction: number) => setStatus(t('picture.sending', { name, percent: Math.round(fraction * 100) }));
      show(0);
      return await sendPicture(services, file, show, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      const reason = error instanceof PictureRefused ? error.message : '';
      setFault(reason === '' ? t('picture.failed', { name }) : t('picture.refused', { name, reason }));
      return undefined;
    } finally {
      setStatus('');
    }
  };

  return { status, fault, send };
}
