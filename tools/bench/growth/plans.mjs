// Reads plans of PostgreSQL's auto_explain (format json) from its log.

/** Settings of a connection whose statements are all explained in the log. */
export const EXPLAIN_ALL = [
  ['session_preload_libraries', 'auto_explain'],
  ['auto_explain.log_min_duration', '0'],
  ['auto_explain.log_analyze', 'on'],
  ['auto_explain.log_buffers', 'on'],
  ['auto_explain.log_timing', 'off'],
  ['auto_explain.log_format', 'json'],
];

/** @param {string} url of a database */
export function explained(url) {
  const own = new URL(url);
  own.searchParams.set('options', EXPLAIN_ALL.map(([name, value]) => `-c ${name}=${value}`).join(' '));
  return own.href;
}

const ENTRY = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g;

/**
 * @typedef {{ text: string, ms: number, buffers: number, scans: { relation: string, type: string, rows: number }[] }} Statement
 * @param {string} log
 * @returns {Statement[]}
 */
export const statementsOf = (log) =>
  [...log.matchAll(ENTRY)].map(([, ms, text]) => {
    const entry = JSON.parse(text.replaceAll(/^\t/gm, ''));
    const { Plan: plan } = entry;
    const buffers = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    return { text: textOf(entry['Query Text']), ms: Number(ms), buffers, scans: scansOf(plan) };
  });

/** A statement's text without the length of its lists, which differs from visit to visit. */
const textOf = (text) => text.replaceAll(/\s+/g, ' ').replaceAll(/\(\$\d+(?:, \$\d+)+\)/g, '($…)');

/** Rows that each scan of a table read, whether it returned them or not. */
function scansOf(node) {
  const own = node['Relation Name']
    ? [{ relation: node['Relation Name'], type: node['Node Type'], rows: rowsOf(node) }]
    : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}

const rowsOf = (node) =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1);
