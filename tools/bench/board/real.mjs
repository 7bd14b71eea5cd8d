// The site's own board: its store, its table and its handling of pushed rows.
import { SystemClock } from '@khandai/runtime';
import { KitStyles } from '@khandai/ui-kit';
import { createElement } from 'react';
import { BoardContext } from '../../../apps/web/app/features/odds/board-context';
import { BoardStore } from '../../../apps/web/app/features/odds/BoardStore';
import { BoardTable } from '../../../apps/web/app/features/odds/BoardTable';
import { I18n } from '../../../apps/web/app/i18n/i18n';
import { followOdds } from '../../../apps/web/app/domains/odds/follow-odds';
import { oddsHeadView, oddsLabels } from '../../../apps/web/app/domains/odds/odds-words';
import { OddsSettingsStore } from '../../../apps/web/app/domains/odds/OddsSettingsStore';
import { ClockStore } from '../../../apps/web/app/shell/services/ClockStore';
import { LiveStore } from '../../../apps/web/app/domains/match/LiveStore';
import { night, NOW } from './night.mjs';

export function realBoard() {
  const i18n = new I18n('vi');
  const words = { odds: i18n.words('odds'), match: i18n.words('match') };
  const timers = new SystemClock();
  const clock = new ClockStore(
    { now: NOW, timezone: 'Asia/Ho_Chi_Minh' },
    { now: () => NOW + performance.now(), sleep: (ms, signal) => timers.sleep(ms, signal) },
  );
  const settings = new OddsSettingsStore();
  const board = night();
  const log = { warn: (what, details) => console.error(what, details) };
  const store = new BoardStore(board, {
    clock,
    settings,
    live: new LiveStore({ totals: { totalLive: 0, totalMode: 0, list: [] }, now: NOW }),
    log,
    head: (fixture, moment) => oddsHeadView(fixture, moment, words),
  });
  const { signal } = new AbortController();
  // The page's clock ticks every second, as on the site.
  void clock.run(signal);
  let push = () => undefined;
  const socket = {
    watch: (_topic, listener) => {
      push = listener;
      return () => undefined;
    },
  };
  followOdds({ socket, timers, log, accept: store.accept }, signal);
  return {
    ids: board.fixtures.map(({ fixtureId }) => fixtureId),
    update: (category, row) => push({ type: 'odds', rows: { [category]: [row] } }),
    tree: [
      createElement(KitStyles, { key: 'styles' }),
      createElement(
        BoardContext,
        { key: 'board', value: store },
        createElement(BoardTable, {
          labels: oddsLabels(words.odds),
          showOpening: true,
          format: settings.oddsFormat,
          t: words.odds,
        }),
      ),
    ],
  };
}
