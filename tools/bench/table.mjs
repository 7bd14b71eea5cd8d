/**
 * Formats rows for a terminal; marks missed targets and prints notes below their row.
 * @param {import('./bench.mjs').Row[]} rows
 */
export function table(rows) {
  const lines = [['đo', 'được', 'mục tiêu', ''], ...rows.map(cells)];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => width(line[column]))));
  const shown = lines.map((line) =>
    line.map((cell, column) => cell + ' '.repeat(widths[column] - width(cell))).join('  '),
  );
  return shown.flatMap((line, at) => [`  ${line.trimEnd()}`, ...noteOf(rows[at - 1])]).join('\n');
}

const cells = ({ what, value, target, met }) => [what, value, target, met ? 'đạt' : 'không đạt'];

const noteOf = (row) => (row?.note ? [`    ${row.note}`] : []);

/** Width in terminal columns: in NFC a Vietnamese letter with its diacritics is one character. */
const width = (text) => [...text.normalize('NFC')].length;
