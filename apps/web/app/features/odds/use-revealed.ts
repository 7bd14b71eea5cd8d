import { startTransition, useEffect, useState } from 'react';
import { browserPorts } from '../../shell/services/browser-ports';
import { BOARD_SIZE } from './served-board';

/** Matches that one task renders. A match takes about two milliseconds on a fast computer, and ten on a slow phone. */
const STEP = 3;

/** A league of the board, with the matches that it shows. */
interface LeagueMatches {
  readonly matchIds: readonly string[];
}

/**
 * The first matches of a board, then more in each idle period, until all of them show: rendering hundreds of matches at once
 * would delay input. Starts with the matches that are there in the first render. After the user has changed `filter`, it starts with
 * at least as many as the server sends at once, so that a cleared filter fills the screen.
 */
export function useRevealed<T extends LeagueMatches>(leagues: readonly T[], filter: string): readonly T[] {
  const total = leagues.reduce((sum, { matchIds }) => sum + matchIds.length, 0);
  const [served] = useState(filter);
  const [revealed, setRevealed] = useState(total);
  const [isFiltered, setFiltered] = useState(false);
  if (filter !== served && !isFiltered) setFiltered(true);
  const shown = isFiltered ? Math.max(revealed, BOARD_SIZE.whole) : revealed;
  useEffect(() => {
    if (shown >= total) return undefined;
    let mounted = true;
    void browserPorts.idle().then(() => {
      if (mounted)
        startTransition(() => {
          setRevealed(shown + STEP);
        });
    });
    return () => {
      mounted = false;
    };
  }, [shown, total]);
  return shown >= total ? leagues : firstMatches(leagues, shown);
}

/** All leagues, of which only the first `limit` matches show. Keeps the objects of leagues that show all of theirs. */
function firstMatches<T extends LeagueMatches>(leagues: readonly T[], limit: number): readonly T[] {
  let left = limit;
  return leagues.map((league) => {
    const count = Math.min(league.matchIds.length, Math.max(0, left));
    left -= league.matchIds.length;
    return count === league.matchIds.length ? league : { ...league, matchIds: league.matchIds.slice(0, count) };
  });
}
