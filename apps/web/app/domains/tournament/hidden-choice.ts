import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useRevalidator } from 'react-router';
import { loadHiddenScores, useSpoilers } from '../match';

/** Search parameter of a page whose scores the reader asked for. */
export const SHOWN = 'hien';

export interface HiddenChoice {
  /** Scores are left out of this page. */
  readonly hidden: boolean;
  /** The reader asked for the scores of this page alone. */
  readonly asked: boolean;
}

export async function loadHiddenChoice(args: LoaderFunctionArgs): Promise<HiddenChoice> {
  const asked = args.url.searchParams.get(SHOWN) === '1';
  return { asked, hidden: !asked && (await loadHiddenScores(args)) };
}

/** Whether the page hides scores now. Loads the page again when the reader chose otherwise since. Call it inside an observer. */
export function useHiddenChoice({ hidden, asked }: HiddenChoice): boolean {
  const spoilers = useSpoilers(hidden);
  const { revalidate } = useRevalidator();
  const wanted = !asked && spoilers.hides;
  useEffect(() => {
    if (wanted !== hidden) void revalidate();
  }, [wanted, hidden, revalidate]);
  return wanted || hidden;
}
