import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { usePictureUpload } from '../../../pictures/use-file-upload';

/** Takes the files that were chosen, pasted or dropped, uploads them one after another and puts them into the text. */
export function useFileIntake() {
  const { status, fault, send } = usePictureUpload();
  const editor = useRef<Editor | null>(null);
  const last = useRef<Promise<void>>(Promise.resolve());

  const sendOne = async (file: File) => {
    const picture = await send(file);
    if (!picture) return;
    const { url: src, width, height } = picture;
    const attrs = { src, alt: '', caption: '', credit: '', width, height };
    editor.current?.chain().focus().insertContent({ type: 'image', attrs }).run();
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
