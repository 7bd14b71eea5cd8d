import { SeasonDays } from './season-days.js';

const MATCH = /^(?:(\d{1,2})[.:](\d{2})\s+)?(\S.*?)\s+v\s+(\S.*?)(?:\s{2,}(\S.*))?$/;
/** Older files have the result between the teams, or a dash before the match. */
const BETWEEN =
  /^(?:(\d{1,2})[.:](\d{2})\s+)?(\S.*?)\s+((?:\d+-\d+ pen\. )?\d+-\d+(?: a\.e\.t\.)?(?: \(\d+-\d+[^)]*\))?(?:, \d+-\d+ pen\.)?|-)\s+(\S.*)$/;
const RESULT = /^(?:(\d+)-(\d+) pen\. )?(\d+)-(\d+)( a\.e\.t\.)?(?: \((\d+)-(\d+)(?:, (\d+)-(\d+))?\))?$/;
const KICKS_LAST = /^(.*), (\d+-\d+ pen\.)$/;
/** `[cancelled]`, or `0-3 [awarded]`. */
const STATUS = /^(?:(.*\S) +)?\[(\w+)\]$/;
/** Older files have the day in brackets, or before the match. */
const DAY_AHEAD =
  /^\[?((?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]* )?[A-Z][a-z]{2}[ /]\d{1,2}(?: \d{4})?)\]?(?:\s+(\S.*))?$/;
const NUMBER = /^\((\d{1,3})\)\s+(.*)$/;
/** `@ Levi's Stadium, Santa Clara (UTC−7)`. */
const GROUND = /^(.*\S)\s+@ (.*?)(?: \((UTC[^)]*)\))?$/;
const ROUND = new RegExp(
  [
    '^(?:(?:Matchday|Round|Jornada|Spieltag|Journée|Giornata|Group|Gruppe|Grupo) [A-Z0-9]{1,2}',
    '\\d{1,2}\\. (?:Spieltag|Runde|Round)',
    '(?:Round|Last) of \\d+|Quarter-?finals?|Semi-?finals?|(?:Match for )?Third[ -]place(?: play-?off| match)?|Finals?)\\s*:?$',
  ].join('|'),
  'i',
);

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

  line(given: string): void {
    const [, number, line = given] = NUMBER.exec(given) ?? [];
    // Scorers are in brackets after their match; this format is read for its results.
    if (line === '' || /^[#(]/.test(line) || /^\[.*['’;]/.test(line)) return;
    // The teams of a group, or the days of a matchday.
    if (/^(?:Group|Matchday) \S+\s*\|/.test(line)) return;
    if (line.startsWith('=')) this.#title(line.replace(/^=+\s*/, ''));
    else if (/^[▪»]/u.test(line)) this.#round = line.replace(/^[▪»]\s*/u, '');
    else if (ROUND.test(line)) this.#round = line.replace(/\s*:$/, '');
    else this.#content(line, number);
  }

  #content(line: string, number: string | undefined): void {
    const [, day = '', after] = DAY_AHEAD.exec(line) ?? [];
    const isDay = this.#day(day);
    if (isDay && after === undefined) return;
    const text = isDay && after !== undefined ? after : line;
    this.matches.push(this.#match(text, number === undefined ? {} : { num: Number(number) }) ?? line);
  }

  #title(title: string): void {
    this.name = title.replace(/\s+#.*$/, '');
    const [, year, next] = /(\d{4})([/-]\d{2})?/.exec(title) ?? [];
    this.#days = new SeasonDays(year === undefined ? undefined : Number(year), next !== undefined);
  }

  #day(line: string): boolean {
    const date = this.#days.read(line);
    if (date === undefined) return false;
    this.#date = date;
    this.#time = undefined;
    return true;
  }

  /** A match without a time begins at the time of the line above it. */
  #match(line: string, row: Row): Row | undefined {
    const [, played = line, ground, zone] = GROUND.exec(line) ?? [];
    const [matched, hour, minute, team1, team2, result] = MATCH.exec(played) ?? swapped(BETWEEN.exec(played)) ?? [];
    if (matched === undefined) return undefined;
    if (hour !== undefined && minute !== undefined) this.#time = `${hour.padStart(2, '0')}:${minute}`;
    const offset = zone === undefined ? '' : ` ${zone.replace('−', '-')}`;
    return {
      ...row,
      ...{ round: this.#round, date: this.#date, team1, team2, ...resultOf(result) },
      ...(this.#time === undefined ? {} : { time: `${this.#time}${offset}` }),
      ...(ground === undefined ? {} : { ground }),
    };
  }
}

/** The result after both teams, as newer files have it. */
function swapped(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  if (!found) return undefined;
  const [matched, hour, minute, team1, result, team2] = found;
  return [matched, hour, minute, team1, team2, result === '-' ? undefined : result];
}

function resultOf(result: string | undefined): Row {
  if (result === undefined) return {};
  const [, played, status] = STATUS.exec(result) ?? [];
  if (status !== undefined) return { ...(played ? resultOf(played) : {}), status };
  const found = RESULT.exec(result.replace(KICKS_LAST, '$2 $1'));
  // The text itself is no valid score, so the row is refused with it.
  if (!found) return { score: result };
  const pair = (at: number) => (found[at] === undefined ? undefined : [Number(found[at]), Number(found[at + 1])]);
  const [kicks, end, first, second] = [pair(1), pair(3), pair(6), pair(8)];
  const score = found[5] === undefined ? { ft: end, ht: first } : { et: end, ft: first, ht: second };
  return { score: { ...score, ...(kicks ? { p: kicks } : {}) } };
}
