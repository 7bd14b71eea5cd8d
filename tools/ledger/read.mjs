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
 * Citations at the start of strings in a test file: `[CH4] …`, `[CH4, CH5] …`, `[CH4][CH5] …` or `[AC1] (avatar) [UI1] …`.
 * Words in parentheses after an id name the part of the row that the test proves; a citation without them is of the whole
 * row.
 * @param {string} source @returns {{ id: string, part: string | undefined }[]}
 */
export function citationsOf(source) {
  const group = `\\[(${ID}(?:, ?${ID})*)\\](?: ?\\(([^()\\n]*)\\))?`;
  const opening = new RegExp(`['"\`]((?:${group} ?)+)`, 'g');
  return [...source.matchAll(opening)].flatMap(([, groups]) => citationsIn(groups, group));
}

// Adjacent ids, as in `[CH4][CH5] (screen)`, share the part that follows them.
function citationsIn(groups, group) {
  const found = [];
  let part;
  for (const [, ids, words] of [...groups.matchAll(new RegExp(group, 'g'))].reverse()) {
    part = words ?? part;
    found.unshift(...ids.match(new RegExp(ID, 'g')).map((id) => ({ id, part })));
  }
  return found;
}

/**
 * Which rows the citations prove as a whole: those that one test cites whole, and those whose listed parts are all cited.
 * `missing` has the listed parts of a row that no test cites.
 * @param {{ id: string, part: string | undefined }[]} citations @param {Record<string, string[]>} wholeByParts
 * @returns {{ whole: Set<string>, missing: { id: string, part: string }[] }}
 */
export function wholeRows(citations, wholeByParts) {
  const cites = (id, part) => citations.some((one) => one.id === id && one.part === part);
  const missing = Object.entries(wholeByParts).flatMap(([id, parts]) =>
    parts.filter((part) => !cites(id, part)).map((part) => ({ id, part })),
  );
  const alone = citations.filter(({ part }) => part === undefined).map(({ id }) => id);
  const together = Object.keys(wholeByParts).filter((row) => missing.every(({ id }) => id !== row));
  return { whole: new Set([...alone, ...together]), missing };
}
