import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a row has more than its width shows; false on the server and while it is not wanted.
 *
 * @param items Number of items: another number is measured again.
 */
export function useIsCut(row: RefObject<HTMLElement | null>, isWanted: boolean, items: number): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element || !isWanted) return;
    const measure = () => {
      setIsCut(element.scrollWidth > element.clientWidth + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [row, isWanted, items]);
  return isCut;
}
