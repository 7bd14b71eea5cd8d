import { SeasonDays } from './season-days.js';

const MATCH = /^(?:(\d{1,2})[.:](\d{2})\s+)?(\S.*?)\s+v\s+(\S.*?)(?:\s{2,}(\S.*))?$/;
const RESULT = /^(?:(\d+)-(\d+) pen\. )?(\d+)-(\d+)( a\.e\.t\.)?(?: \((\d+)-(\d+)(?:, (\d+)-(\d+))?\))?$/;
const STATUS = /^\[(\w+)\]$/;

type Row = Record<string, unknown>;

/**
 * Converts a Football.TXT file to the form of a football.json file, which parseCompetition then validates. A line that
 * is neither becomes a row of text, which is refused there.
 */
export function parseText(content: string): { name: string; matches: unknown[] } {
  const read = new TextReader();
  for (const line of content.split(/\r?\n/)) read.line(line.trim());
  return { name: read.name, matches: read.matches };
}

class TextReader {
  name = '';
  readonly matches: unknown[] = [];
  #round = '';
  #days = new SeasonDays(undefined);
  #date = '';
  #time: string | undefined;

  line(line: string): void {
    // Scorers are in brackets after their match; this format is read for its results.
    if (line === '' || line.startsWith('#') || line.startsWith('(')) return;
    if (line.startsWith('=')) this.#title(line.replace(/^=+\s*/, ''));
    else if (/^[▪»]/u.test(line)) this.#round = line.replace(/^[▪»]\s*/u, '');
    else if (!this.#day(line)) this.matches.push(this.#match(line) ?? line);
  }

  #title(title: string): void {
    this.name = title;
    const year = /\d{4}/.exec(title)?.[0];
    this.#days = new SeasonDays(year === undefined ? undefined : Number(year));
  }

  #day(line: string): boolean {
    const date = this.#days.read(line);
    if (date === undefined) return false;
    this.#date = date;
    this.#time = undefined;
    return true;
  }

  /** A match without a time begins at the time of the line above it. */
  #match(line: string): Row | undefined {
    const [matched, hour, minute, team1, team2, result] = MATCH.exec(line) ?? [];
    if (matched === undefined) return undefined;
    if (hour !== undefined && minute !== undefined) this.#time = `${hour.padStart(2, '0')}:${minute}`;
    const row: Row = { round: this.#round, date: this.#date, team1, team2, ...resultOf(result) };
    return this.#time === undefined ? row : { ...row, time: this.#time };
  }
}

function resultOf(result: string | undefined): Row {
  if (result === undefined) return {};
  const status = STATUS.exec(result)?.[1];
  if (status !== undefined) return { status };
  const found = RESULT.exec(result);
  // The text itself is no valid score, so the row is refused with it.
  if (!found) return { score: result };
  const pair = (at: number) => (found[at] === undefined ? undefined : [Number(found[at]), Number(found[at + 1])]);
  const [kicks, end, first, second] = [pair(1), pair(3), pair(6), pair(8)];
  const score = found[5] === undefined ? { ft: end, ht: first } : { et: end, ft: first, ht: second };
  return { score: { ...score, ...(kicks ? { p: kicks } : {}) } };
}
