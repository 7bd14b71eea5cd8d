import type { DeskHighlight, MediaChapter, MediaLicence } from '@khandai/contracts';
import type { Db } from '../../../platform/database/database.js';
import type { Draft } from '../../../platform/desk-records/record-desk.js';
import { cleanMessage, isVisible } from '../../../platform/plain-text.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import { mediaRefused } from '../media-faults.js';
import type { DeskHighlightRepository } from './desk-highlight-repository.js';

const MAX = { title: 150, summary: 500, chapter: 80, holder: 200, source: 500, territory: 200, document: 300 } as const;

export interface HighlightChecksDeps {
  readonly store: Pick<DeskHighlightRepository, 'isSlugTaken' | 'isMatch' | 'video'>;
}

/** What may be stored of a highlight: plain texts, a match of this site, chapters within the video, a whole licence. */
export class HighlightChecks {
  constructor(private readonly deps: HighlightChecksDeps) {}

  readonly check = async (draft: Draft<DeskHighlight>, tx: Db): Promise<Draft<DeskHighlight>> => {
    const { store } = this.deps;
    const title = lineOf(draft.title, MAX.title);
    if (!isVisible(title)) throw mediaRefused('mediaNoTitle');
    if (draft.fixtureId !== null && !(await store.isMatch(tx, draft.fixtureId)))
      throw mediaRefused('articleMatchUnknown');
    const slug = draft.slug || (await freeSlug(slugOf(title, 'highlight'), (wanted) => store.isSlugTaken(tx, wanted)));
    return {
      ...draft,
      ...{ title, slug, summary: lineOf(draft.summary, MAX.summary) },
      chapters: await this.#chapters(tx, draft),
      licence: draft.licence && licenceOf(draft.licence),
    };
  };

  async #chapters(tx: Db, { sourceId, chapters }: Draft<DeskHighlight>): Promise<MediaChapter[]> {
    if (sourceId === null) return [];
    const video = await this.deps.store.video(tx, sourceId);
    if (!video) throw mediaRefused('mediaVideoUnknown');
    const { seconds } = video;
    const sorted = chapters
      .map((chapter) => ({ ...chapter, text: lineOf(chapter.text, MAX.chapter) }))
      .sort((a, b) => a.second - b.second);
    for (const [index, { second, text }] of sorted.entries()) {
      if (!isVisible(text)) throw mediaRefused('mediaChapterEmpty');
      if (second >= seconds) throw mediaRefused('mediaChapterLate', { second, seconds });
      if (sorted[index - 1]?.second === second) throw mediaRefused('mediaChapterTwice', { second });
    }
    return sorted;
  }
}

/** Whether a licence holds at an instant. */
export const isValid = (licence: MediaLicence | null, now: number): boolean =>
  licence !== null &&
  Date.parse(licence.validFrom) <= now &&
  (licence.validUntil === null || Date.parse(licence.validUntil) > now);

function licenceOf(licence: MediaLicence): MediaLicence {
  const { kind, validFrom, validUntil } = licence;
  const holder = lineOf(licence.holder, MAX.holder);
  const source = lineOf(licence.source, MAX.source);
  if (!isVisible(holder) || !isVisible(source)) throw mediaRefused('mediaLicenceHolder');
  if (validUntil !== null && Date.parse(validUntil) <= Date.parse(validFrom)) throw mediaRefused('mediaLicenceEnds');
  return {
    ...{ kind, holder, source },
    territory: lineOf(licence.territory, MAX.territory),
    document: lineOf(licence.document, MAX.document),
    validFrom: new Date(validFrom).toISOString(),
    validUntil: validUntil === null ? null : new Date(validUntil).toISOString(),
  };
}

function lineOf(text: string, max: number): string {
  const line = cleanMessage(text);
  if ([...line].length > max) throw mediaRefused('mediaTooLong', { max });
  return line;
}
