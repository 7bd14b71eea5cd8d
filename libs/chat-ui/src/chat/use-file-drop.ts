import { type RefObject, useEffect } from 'react';

/**
 * Files dropped anywhere in the parent of an element: the room around its composer, which has `data-drop` while files are over
 * the room. Without a listener nothing is caught.
 */
export function useFileDrop(
  inside: RefObject<HTMLElement | null>,
  onFiles: ((files: readonly File[]) => void) | undefined,
): void {
  useEffect(() => {
    const composer = inside.current;
    const room = composer?.parentElement;
    if (!room || !onFiles) return undefined;
    const mark = (on: boolean) => composer.toggleAttribute('data-drop', on);
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      mark(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && room.contains(relatedTarget))) mark(false);
    };
    const drop = (event: DragEvent) => {
      mark(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    room.addEventListener('dragover', over);
    room.addEventListener('dragleave', leave);
    room.addEventListener('drop', drop);
    return () => {
      mark(false);
      room.removeEventListener('dragover', over);
      room.removeEventListener('dragleave', leave);
      room.removeEventListener('drop', drop);
    };
  }, [inside, onFiles]);
}
