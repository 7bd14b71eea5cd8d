import { useEffect, useState } from 'react';

/** The part of the window, from its top, in which a heading begins the part being read. */
const READING_LINE = 0.3;

/** Id of the heading of the part that is being read. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, set] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const headings = names
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    const look = () => {
      const line = window.innerHeight * READING_LINE;
      set(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
    };
  }, [names]);
  return current;
}
