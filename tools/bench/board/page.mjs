import { createRoot } from 'react-dom/client';
import { categories, dice, rowOf } from './night.mjs';
import { naiveTable } from './naive.mjs';
import { realBoard } from './real.mjs';

const EVERY_MS = 20;
const asked = new URLSearchParams(location.search);

/** Sends fifty updates a second; each has new prices for one market of a match. */
function drive(update) {
  let count = 0;
  const started = performance.now();
  setInterval(() => {
    // Catches up after a late timer, so that the total always matches the elapsed time.
    while (count < (performance.now() - started) / EVERY_MS) {
      count += 1;
      update(count);
    }
    globalThis.updates = count;
  }, EVERY_MS);
}

function showReal() {
  const { ids, update, tree } = realBoard();
  createRoot(document.getElementById('root')).render(tree);
  const roll = dice(11);
  // `seen` sends every update to a visible match: the worst case.
  const among = asked.has('seen') ? 6 : ids.length;
  return (count) => {
    const category = categories[roll(categories.length)];
    update(category, rowOf(category, ids[roll(among)], count + 1, roll));
  };
}

function showNaive() {
  const { update, tree } = naiveTable();
  createRoot(document.getElementById('root')).render(tree);
  const roll = dice(11);
  return () => {
    const values = Array.from({ length: 2 + roll(2) }, () => ((70 + roll(60)) / 100).toFixed(2));
    update(roll(1_000), roll(9), values);
  };
}

const update = asked.get('show') === 'naive' ? showNaive() : showReal();
globalThis.start = () => drive(update);
