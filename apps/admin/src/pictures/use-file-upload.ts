import type { PostSource } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useArticleWords } from '../resources/article/use-article-words';
import { useDesk } from '../session/desk-services';
import { isPicture, isVideo, type OutgoingFile, FileRefused, sendFile } from './send-file';

export const usePictureUpload = () => useFileUpload('post', isPicture, 'picture.notPicture');
export const useVideoUpload = () => useFileUpload('title', isVideo, 'picture.notVideo');

/** Uploads a file at a time, and says how far it is or why the site refused it. */
function useFileUpload(
  purpose: OutgoingFile['purpose'],
  isTaken: (file: Blob) => boolean,
  notTaken: 'picture.notPicture' | 'picture.notVideo',
) {
  const t = useArticleWords();
  const services = useDesk();
  const [stop] = useState(() => new AbortController());
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState('');

  useEffect(() => () => stop.abort(), [stop]);

  /** The stored file; undefined when there is none, which `fault` explains. */
  const send = async (file: File): Promise<PostSource | undefined> => {
    const { name } = file;
    setFault('');
    if (!isTaken(file)) {
      setFault(t(notTaken, { name }));
      return undefined;
    }
    try {
      const show = (fraction: number) => setStatus(t('picture.sending', { name, percent: Math.round(fraction * 100) }));
      show(0);
      return await sendFile(services, { blob: file, purpose }, show, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      const reason = error instanceof FileRefused ? error.message : '';
      setFault(reason === '' ? t('picture.failed', { name }) : t('picture.refused', { name, reason }));
      return undefined;
    } finally {
      setStatus('');
    }
  };

  return { status, fault, send };
}
