// The obvious first implementation: a plain table of 1,000 rows and 9 cells, each cell an observer that renders every
// update at once.
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createElement } from 'react';

const ROWS = 1_000;
const CELLS = 9;

export function naiveTable() {
  const prices = Array.from({ length: ROWS }, () => Array.from({ length: CELLS }, () => observable.box('0.90')));
  const Cell = observer(function Cell({ price }) {
    return createElement('td', null, price.get());
  });
  const rows = prices.map((cells, row) =>
    createElement(
      'tr',
      { key: row },
      createElement('th', null, `Đội bóng thành phố ${row}`),
      cells.map((price, cell) => createElement(Cell, { key: cell, price })),
    ),
  );
  return {
    /** Updates the same two or three prices at a time as the board. */
    update: (row, cell, values) => {
      runInAction(() => {
        values.forEach((value, index) => prices[row % ROWS]?.[(cell + index) % CELLS]?.set(value));
      });
    },
    tree: createElement('table', null, createElement('tbody', null, rows)),
  };
}
