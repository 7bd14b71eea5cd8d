import type { Fixture, League, OddsBoard, OddsRows } from '@khandai/contracts';
import { firstScreens, groupByLeague, type ServedSize } from '@khandai/live-schedule';
import { rowIds } from '@khandai/odds-parser';

/** A match takes about eleven kilobytes with its prices and their names. */
export const BOARD_SIZE: ServedSize = { whole: 30, first: 11 };

/** A league of the board whose matches are not in the HTML. The browser loads them when it is idle. */
export interface RestLeague {
  readonly league: League;
  readonly matches: readonly Pick<Fixture, 'state' | 'kickOff'>[];
}

export interface ServedBoard extends OddsBoard {
  readonly rest: readonly RestLeague[];
}

/** The part of a board that the server writes into the page: the first leagues, or the one that the address names. */
export function serveBoard(board: OddsBoard, leagueId: string | undefined): ServedBoard {
  const groups = groupByLeague(board.fixtures);
  const isLong = board.fixtures.length > BOARD_SIZE.whole;
  const named = isLong ? groups.filter(({ league }) => league.leagueId === leagueId) : [];
  const [first, rest] =
    named.length === 0 ? firstScreens(groups, BOARD_SIZE) : [named, groups.filter((one) => !named.includes(one))];
  const fixtures = first.flatMap((group) => group.fixtures);
  return {
    ...board,
    fixtures: rest.length === 0 ? board.fixtures : fixtures,
    rows: rest.length === 0 ? board.rows : rowsOf(board.rows, new Set(fixtures.map(({ fixtureId }) => fixtureId))),
    rest: rest.map(({ league, fixtures: group }) => ({
      league,
      matches: group.map(({ state, kickOff }) => ({ state, kickOff })),
    })),
  };
}

export const wholeBoard = (board: OddsBoard): ServedBoard => ({ ...board, rest: [] });

const rowsOf = (rows: OddsRows, fixtureIds: ReadonlySet<string>): OddsRows =>
  Object.fromEntries(
    Object.entries(rows).map(([category, list]) => [
      category,
      list?.filter((row) => fixtureIds.has(rowIds(row).matchId)),
    ]),
  );
