import { addDays, dayAt, startOfDay, VIETNAM } from '@khandai/calendar';
import { type PointDay, type PointEntry, pointSteps, type PointSubject } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { EntryFilter, EntryRow, PointBookQuery } from './point-book-query.js';
import { pickSubject } from './pick-subject.js';
import { FILE_LENGTH, pointFile } from './point-file.js';

export interface PointBookDeps {
  readonly entries: PointBookQuery;
  readonly points: { balances(userId: number): Promise<{ points: number }> };
  readonly giftName: (giftId: number) => string | undefined;
  readonly clock: Pick<Clock, 'now'>;
}

export interface EntryPage {
  readonly list: PointEntry[];
  /** `before` of the next page; null at the end. */
  readonly next: number | null;
}

/** Days of the summary, today included. */
const DAYS = 7;
const GIFT = /^(\d+) × (\d+), room (\d+)$/;
const CHECK_IN = /^day (\d+)$/;
const TASK = /^task \d+: (.+)$/;
const DRAW = /^draw (\d+): (.+)$/;
const RACE = /^(\w+) \d+, race (\d+): (.+)$/;
const NO_SUBJECT: PointSubject = { name: null, count: null, path: null };

/** What members read of their points: each entry with its cause, and sums by day. */
export class PointBook {
  constructor(private readonly deps: PointBookDeps) {}

  async list(userId: number, { limit, ...filter }: EntryFilter): Promise<EntryPage> {
    const rows = await this.deps.entries.page(userId, { ...filter, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return {
      list: shown.map((row) => this.#entry(row)),
      next: rows.length > limit ? (shown.at(-1)?.entryId ?? null) : null,
    };
  }

  /** The newest entries as a CSV file. `cut`: there are older ones. */
  async file(
    userId: number,
    { hidesScores, ...filter }: Pick<EntryFilter, 'flow' | 'cause'> & { readonly hidesScores: boolean },
  ): Promise<{ csv: string; cut: boolean }> {
    const { list, next } = await this.list(userId, { ...filter, before: undefined, limit: FILE_LENGTH });
    return { csv: pointFile(list, { hidesScores }), cut: next !== null };
  }

  /** The balance, and the points of the last days of Vietnam, today last. */
  async summary(userId: number): Promise<{ balance: number; days: PointDay[] }> {
    const { entries, points, clock } = this.deps;
    const today = dayAt(clock.now(), VIETNAM);
    const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1));
    const [first = today] = days;
    const [{ points: balance }, sums] = await Promise.all([
      points.balances(userId),
      entries.days(userId, new Date(startOfDay(first, VIETNAM))),
    ]);
    return { balance, days: days.map((day) => sums.get(day) ?? { day, received: 0, spent: 0 }) };
  }

  #entry({ createdAt, reference, ...row }: EntryRow): PointEntry {
    return { ...row, subject: this.#subject(row.cause, reference), createdAt: createdAt.toISOString() };
  }

  #subject(cause: EntryRow['cause'], reference: string): PointSubject {
    if (cause === 'check-in') return { ...NO_SUBJECT, count: numberIn(CHECK_IN, reference), path: '/diem-danh' };
    if (cause === 'referral') return { ...NO_SUBJECT, path: '/gioi-thieu-ban-be' };
    if (cause === 'task')
      return { ...NO_SUBJECT, name: TASK.exec(reference)?.[1] ?? null, path: '/nhiem-vu-hang-ngay' };
    if (cause === 'draw') {
      const [, drawId, name = null] = DRAW.exec(reference) ?? [];
      return { ...NO_SUBJECT, name, path: drawId === undefined ? null : `/rut-tham/${drawId}` };
    }
    if (cause === 'pick') return pickSubject(reference) ?? NO_SUBJECT;
    if (cause === 'race') return raceOf(reference);
    const [, giftId, count, groupId] = (cause === 'gift' && GIFT.exec(reference)) || [];
    if (giftId === undefined) return NO_SUBJECT;
    return {
      name: this.deps.giftName(Number(giftId)) ?? null,
      count: Number(count),
      path: `/chatroom/${groupId}`,
    };
  }
}

/** The marble and the number of its race, and what the pick did. */
function raceOf(reference: string): PointSubject {
  const [, word, raceId, marble] = RACE.exec(reference) ?? [];
  const step = pointSteps.find((one) => one === word);
  if (!step || raceId === undefined || marble === undefined) return NO_SUBJECT;
  return { name: `${marble} · #${raceId}`, count: null, path: '/dua-bi', step };
}

function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
