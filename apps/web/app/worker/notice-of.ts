import type { PushMessage } from '@khandai/contracts';
import { pushed as en } from '../i18n/en/lazy/pushed';
import { fullTime } from '../i18n/format-time';
import { pushed as vi } from '../i18n/vi/lazy/pushed';

interface Sentence {
  readonly title: string;
  readonly text: string;
}

/** Values that are instants. */
const TIMES: ReadonlySet<string> = new Set(['kickOff', 'to']);

/** What the device shows for a message, in its language and time zone. A message that cannot be read still says that there is one. */
export function noticeOf(message: PushMessage | undefined, timezone: string): Sentence {
  const { weekdays, other, ...sentences } = message?.language === 'en' ? en : vi;
  const known = new Map<string, Sentence>(Object.entries(sentences));
  const sentence = message && known.get(message.type);
  if (!sentence) return other;
  const values = new Map(
    Object.entries(message.values).map(([name, value]) => [
      name,
      TIMES.has(name) ? timeOf(String(value), timezone, weekdays) : String(value),
    ]),
  );
  const gaps = /\{\{(\w+)\}\}/g;
  const missing = [...`${sentence.title}${sentence.text}`.matchAll(gaps)].some(([, name = '']) => !values.has(name));
  if (missing) return other;
  const fill = (text: string) => text.replace(gaps, (_gap, name: string) => values.get(name) ?? '');
  return { title: fill(sentence.title), text: fill(sentence.text) };
}

function timeOf(text: string, timezone: string, weekdays: string): string {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? text : fullTime(instant, timezone, weekdays);
}
