import { addDays, dayAt, daySpan, type Span, tonight } from '@khandai/calendar';
import type { OwlCommand } from '@khandai/contracts';
import { cleanMessage, searchKey } from '../../platform/plain-text.js';

export interface OwlQuestion {
  readonly command: OwlCommand;
  /** What the question is about, as the user wrote it. */
  readonly subject: string;
}

/** First words of a question, without diacritics. */
const commands: ReadonlyMap<string, OwlCommand> = new Map([
  ['lich', 'lich'],
  ['keo', 'keo'],
  ['luat', 'luat'],
]);

/** Words around a subject, as in "lịch thi đấu của Hà Nội" and "luật việt vị là gì". */
const FILLERS = new Set(['thi', 'dau', 'cua', 'doi', 'tran', 'giai', 'ty', 'le', 'ti', 've', 'la', 'gi']);

/** Reads a question, with or without the stroke, diacritics and capitals: `/lịch Hà Nội`, `LICH ha noi`. */
export function readQuestion(text: string): OwlQuestion {
  const words = cleanMessage(text)
    .replace(/^\//, '')
    .replace(/[?!.]+$/, '')
    .split(' ');
  const at = words.findIndex((word) => commands.has(searchKey(word)));
  const command = commands.get(searchKey(words[at] ?? ''));
  if (command === undefined) return { command: 'help', subject: '' };
  const rest = words.slice(at + 1);
  const isMeant = (word: string) => !FILLERS.has(searchKey(word));
  const subject = rest.slice(rest.findIndex(isMeant), rest.findLastIndex(isMeant) + 1);
  return { command, subject: subject.join(' ') };
}

/** Words that name a day, without diacritics; the longer ones first. */
const days = [
  ['ngay mai', 'tomorrow'],
  ['hom nay', 'today'],
  ['dem nay', 'tonight'],
  ['toi nay', 'tonight'],
  ['mai', 'tomorrow'],
] as const;

export interface Wanted {
  /** What the names of teams and leagues have to hold, without diacritics; empty for all. */
  readonly name: string;
  /** When the matches kick off; undefined for any time. */
  readonly span: Span | undefined;
}

/** The day and the name in a subject: `mai`, `Hà Nội`, `V.League hôm nay`. */
export function wantedOf(subject: string, { now, timezone }: { now: number; timezone: string }): Wanted {
  const key = ` ${searchKey(subject)} `;
  const named = days.find(([words]) => key.includes(` ${words} `));
  if (!named) return { name: key.trim(), span: undefined };
  const [words, day] = named;
  const today = dayAt(now, timezone);
  const span = day === 'tonight' ? tonight(now) : daySpan(day === 'today' ? today : addDays(today, 1), timezone);
  return { name: key.replace(` ${words} `, ' ').trim(), span };
}
