import { applyChange, mainOdds, type Odds, rowKey } from '@khandai/odds-parser';
import type { Moment } from './record-clock.js';
import type { MatchRecord } from './record.js';

const EARLY = 1;
const BEFORE_KICK_OFF = 2;
const DAY_SECONDS = 86_400;
const LATEST_SECONDS = 9_999_999_999;

/** Odds of a recording over time: opening odds, then each change at its time, then the closing rows at kick-off. */
export class OddsTimeline {
  readonly #kickOffs: ReadonlyMap<string, number>;
  readonly #changes = new Map<string, Odds[]>();
  readonly #closing: ReadonlyMap<string, Odds>;
  readonly #main: readonly Odds[];

  constructor({ matches, main, changes, history }: Pick<MatchRecord, 'matches' | 'main' | 'changes' | 'history'>) {
    this.#kickOffs = new Map(matches.map(({ matchId, kickOff }) => [matchId, kickOff]));
    this.#main = main;
    this.#closing = new Map(history.map((odds) => [rowKey(odds), odds]));
    for (const change of changes)
      this.#changes.set(rowKey(change), [...(this.#changes.get(rowKey(change)) ?? []), change]);
  }

  /** All odds at a moment, with the times of this evening. */
  odds(moment: Moment): Odds[] {
    return this.#main.map((main) => {
      const now = this.#at(main, moment.record);
      // A recording may be shifted by many years; times are clamped to what a row's format can hold.
      const changeTime = Math.min(Math.max(0, Math.floor(moment.ours(now.changeTime * 1000) / 1000)), LATEST_SECONDS);
      return mainOdds({ ...now, changeTime });
    });
  }

  #at(main: Odds, record: number): Odds {
    const key = rowKey(main);
    const kickOff = this.#kickOffs.get(main.matchId) ?? 0;
    if (record >= kickOff) return this.#closed(this.#last(main, kickOff), this.#closing.get(key));
    return this.#last(main, record);
  }

  #last(main: Odds, record: number): Odds {
    const changes = this.#changes.get(rowKey(main)) ?? [];
    let odds = opening(main, this.#kickOffs.get(main.matchId) ?? 0, changes[0]?.changeTime ?? main.changeTime);
    for (const change of changes) {
      if (change.changeTime * 1000 <= record)
        odds = applyChange(odds, { ...change, oddsType: change.oddsType || BEFORE_KICK_OFF });
    }
    return odds;
  }

  // Without a closing row the last odds are marked as closed.
  #closed(last: Odds, closing: Odds | undefined): Odds {
    const odds = { ...(closing ?? last), initial: last.initial, close: true, oddsType: BEFORE_KICK_OFF };
    // Closing row and opening odds share a key, so they belong to one market.
    return odds as Odds;
  }
}

/** The recording does not contain opening times: a day before kick-off, or the first change if earlier, is used. */
function opening(main: Odds, kickOff: number, firstChange: number): Odds {
  const changeTime = Math.min(Math.floor(kickOff / 1000) - DAY_SECONDS, firstChange);
  const odds = { ...main, instant: main.initial ?? main.instant, close: false, changeTime, oddsType: EARLY };
  // `initial` and `instant` of one row are odds of one market.
  return odds as Odds;
}
