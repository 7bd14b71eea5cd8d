const ID = '[A-Z]{1,8}-?\\d+[a-z]?';

/**
 * Row ids of the ledger. A list item has one or more rows: `- EN1 Daily check-in; EN2 daily tasks`.
 * @param {string} markdown @returns {string[]}
 */
export function rowsOf(markdown) {
  const rowId = /(?:^- |[;.] )([A-Z]{1,3}\d{1,2}) (?=\S)/g;
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => [...line.matchAll(rowId)].map(([, id]) => id));
}

/**
 * Rule ids of a SPEC.md: the first word of a list item, heading, bold text or table row.
 * @param {string} markdown @returns {string[]}
 */
export function rulesOf(markdown) {
  const rule = new RegExp(`^\\s*(?:[-*]\\s+|#+\\s+|\\|\\s*)?(?:\\*\\*|\`|\\[)?(${ID})(?![\\w-])`);
  return [
    ...new Set(
      markdown
        .split('\n')
        .map((line) => rule.exec(line)?.[1])
        .filter((id) => id !== undefined),
    ),
  ];
}

/**
 * Ids at the start of strings in a test file: `[CH4] …`, `[CH4, CH5] …` or `[CH4][CH5] …`.
 * @param {string} source @returns {string[]}
 */
export function citationsOf(source) {
  const group = `\\[${ID}(?:, ?${ID})*\\]`;
  const opening = new RegExp(`['"\`]((?:${group} ?)+)`, 'g');
  return [...source.matchAll(opening)].flatMap(([, ids]) => ids.match(new RegExp(ID, 'g')) ?? []);
}
