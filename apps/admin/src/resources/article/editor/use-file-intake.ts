import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../../../session/desk-services';
import { useArticleWords } from '../use-article-words';
import { isPicture, PictureRefused, sendPicture } from './send-picture';

/** Takes the files that were chosen, pasted or dropped, uploads them one after another and puts them into the text. */
export function useFileIntake() {
  const t = useArticleWords();
  const services = useDesk();
  const editor = useRef<Editor | null>(null);
  const [stop] = useState(() => new AbortController());
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState('');
  const last = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => () => stop.abort(), [stop]);

  const sendOne = async (file: File) => {
    const name = file.name;
    if (!isPicture(file)) {
      setFault(t('picture.notPicture', { name }));
      return;
    }
    setFault('');
    try {
      const show = (fraction: number) => setStatus(t('picture.sending', { name, percent: Math.round(fraction * 100) }));
      show(0);
      const { url: src, width, height } = await sendPicture(services, file, show, stop.signal);
      const attrs = { src, alt: '', caption: '', credit: '', width, height };
      editor.current?.chain().focus().insertContent({ type: 'image', attrs }).run();
    } catch (error) {
      if (stop.signal.aborted) return;
      const reason = error instanceof PictureRefused ? error.message : '';
      setFault(reason === '' ? t('picture.failed', { name }) : t('picture.refused', { name, reason }));
    } finally {
      setStatus('');
    }
  };

  return {
    status,
    fault,
    use: (next: Editor | null) => {
      editor.current = next;
    },
    /** Whether there were files: a paste of text goes on as such. */
    take: (files: FileList | null | undefined): boolean => {
      const list = [...(files ?? [])];
      for (const file of list) last.current = last.current.then(() => sendOne(file));
      return list.length > 0;
    },
  };
}
