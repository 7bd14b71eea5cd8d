import { DAY_MS } from '@khandai/calendar';
import type { DeskEvent, EventCover } from '@khandai/contracts';
import type { Db } from '../../../platform/database/database.js';
import { cleanMessage, cleanText, isVisible } from '../../../platform/plain-text.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import type { Draft } from '../../../platform/desk-records/record-desk.js';
import { eventRefused } from '../event-faults.js';
import type { DeskEventRepository } from './desk-event-repository.js';

const MAX = { title: 120, summary: 300, description: 5_000, place: 200, alt: 300 } as const;
const MAX_DAYS = 31;

export interface EventChecksDeps {
  readonly store: Pick<DeskEventRepository, 'isSlugTaken' | 'isMatch'>;
}

/** What may be stored of an event: plain texts, times in their order, a match of this site. */
export class EventChecks {
  constructor(private readonly deps: EventChecksDeps) {}

  readonly check = async (draft: Draft<DeskEvent>, tx: Db): Promise<Draft<DeskEvent>> => {
    const { store } = this.deps;
    const title = lineOf(draft.title, MAX.title);
    if (!isVisible(title)) throw eventRefused('eventNoTitle');
    if (draft.fixtureId !== null && !(await store.isMatch(tx, draft.fixtureId)))
      throw eventRefused('articleMatchUnknown');
    const slug = draft.slug || (await freeSlug(slugOf(title, 'su-kien'), (wanted) => store.isSlugTaken(tx, wanted)));
    return {
      ...draft,
      ...spanOf(draft),
      ...{ title, slug, cover: draft.cover && coverOf(draft.cover) },
      ...{ summary: lineOf(draft.summary, MAX.summary), place: lineOf(draft.place, MAX.place) },
      description: limited(cleanText(draft.description), MAX.description),
    };
  };
}

function spanOf({ startsAt, endsAt }: Pick<DeskEvent, 'startsAt' | 'endsAt'>) {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  if (length <= 0) throw eventRefused('eventEndsFirst');
  if (length > MAX_DAYS * DAY_MS) throw eventRefused('eventTooLong', { max: MAX_DAYS });
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
}

function coverOf({ url, alt, width, height }: EventCover): EventCover {
  const text = lineOf(alt, MAX.alt);
  if (!isVisible(text)) throw eventRefused('articlePictureAlt');
  return { url, alt: text, width, height };
}

const lineOf = (text: string, max: number): string => limited(cleanMessage(text), max);

function limited(text: string, max: number): string {
  if ([...text].length > max) throw eventRefused('articleFieldTooLong', { max });
  return text;
}
