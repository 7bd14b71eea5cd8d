import type { RankingBoard, TopPeriod } from '@khandai/contracts';

/** Parts of the address: `/bang-xep-hang-fan?bang=qua&ky=thang`. */
const BOARD = 'bang';
const PERIOD = 'ky';

const boards: Readonly<Record<RankingBoard, string>> = { fan: 'fan', gift: 'qua', tip: 'tip', streak: 'diem-danh' };
const periods: Readonly<Record<TopPeriod, string>> = { day: 'ngay', week: 'tuan', month: 'thang' };

export interface RankingChoice {
  readonly board: RankingBoard;
  readonly period: TopPeriod;
}

/** What opens without a choice. */
const FIRST: RankingChoice = { board: 'fan', period: 'week' };

/** The board and period that an address names; the first ones for unknown names. */
export const choiceOf = (search: URLSearchParams): RankingChoice => ({
  board: keyOf(boards, search.get(BOARD)) ?? FIRST.board,
  period: keyOf(periods, search.get(PERIOD)) ?? FIRST.period,
});

/** Search parameters of a choice; those of the first ones are absent. */
export const searchOf = ({ board, period }: RankingChoice): URLSearchParams =>
  new URLSearchParams({
    ...(board === FIRST.board ? {} : { [BOARD]: boards[board] }),
    ...(period === FIRST.period ? {} : { [PERIOD]: periods[period] }),
  });

function keyOf<K extends string>(names: Readonly<Record<K, string>>, name: string | null): K | undefined {
  return (Object.keys(names) as K[]).find((key) => names[key] === name);
}
