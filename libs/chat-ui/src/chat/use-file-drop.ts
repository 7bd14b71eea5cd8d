import { type RefObject, useEffect } from 'react';

/** Files dropped anywhere in the parent of an element: the room around its composer. Without a listener nothing is caught. */
export function useFileDrop(
  inside: RefObject<HTMLElement | null>,
  onFiles: ((files: readonly File[]) => void) | undefined,
): void {
  useEffect(() => {
    const room = inside.current?.parentElement;
    if (!room || !onFiles) return undefined;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    room.addEventListener('dragover', over);
    room.addEventListener('drop', drop);
    return () => {
      room.removeEventListener('dragover', over);
      room.removeEventListener('drop', drop);
    };
  }, [inside, onFiles]);
}
