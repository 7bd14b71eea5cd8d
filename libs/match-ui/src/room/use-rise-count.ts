import { useState } from 'react';

/** How often the value has risen since the first render. */
export function useRiseCount(value: number | undefined): number {
  const [seen, setSeen] = useState({ value, rises: 0 });
  if (seen.value !== value) {
    const rose = seen.value !== undefined && value !== undefined && value > seen.value;
    setSeen({ value, rises: seen.rises + (rose ? 1 : 0) });
  }
  return seen.rises;
}
