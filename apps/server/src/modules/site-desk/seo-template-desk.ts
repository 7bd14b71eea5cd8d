import {
  Code,
  type DeskSeoTemplate,
  type SeoPage,
  seoPages,
  seoPlaceholders,
  unknownPlaceholder,
} from '@khandai/contracts';
import { type Draft, type RecordDesk, recordNotFound } from '../../platform/desk-records/record-desk.js';
import { DomainError } from '../../platform/domain-error.js';
import { cleanMessage } from '../../platform/plain-text.js';

interface TemplateUpdate extends Partial<Draft<DeskSeoTemplate>> {
  readonly version: number;
}

/** Templates as they are stored: plain text in one line; an empty one is the built-in text. */
export const checkTemplate = async (draft: Draft<DeskSeoTemplate>): Promise<Draft<DeskSeoTemplate>> => ({
  title: lineOf(draft.title),
  description: lineOf(draft.description),
});

const lineOf = (text: string | null): string | null => (text === null ? null : cleanMessage(text) || null);

/** How each kind of page is worded for search engines: in the built-in way until staff set a template. */
export class SeoTemplateDesk {
  constructor(private readonly desk: RecordDesk<DeskSeoTemplate, object>) {}

  async page(): Promise<{ total: number; list: DeskSeoTemplate[] }> {
    const { list } = await this.desk.page({});
    const all = seoPages.map((id) => list.find((one) => one.id === id) ?? builtIn(id));
    return { total: all.length, list: all };
  }

  async one(id: string): Promise<DeskSeoTemplate> {
    const found = (await this.page()).list.find((one) => one.id === id);
    if (!found) throw recordNotFound();
    return found;
  }

  /** Version 0 is that of the built-in texts. */
  async update(actorId: number, id: string, { version, ...changes }: TemplateUpdate): Promise<DeskSeoTemplate> {
    const page = seoPages.find((one) => one === id);
    if (!page) throw recordNotFound();
    for (const text of [changes.title, changes.description]) assertPlaceholders(page, text ?? '');
    return version === 0
      ? this.desk.replace(actorId, builtIn(page), changes)
      : this.desk.update(actorId, page, version, changes);
  }
}

const builtIn = (id: SeoPage): DeskSeoTemplate => ({ id, title: null, description: null, version: 0 });

function assertPlaceholders(page: SeoPage, text: string): void {
  const part = unknownPlaceholder(page, text);
  if (part === undefined) return;
  const allowed = seoPlaceholders[page].map((name) => `{${name}}`).join(', ');
  throw new DomainError(Code.badRequest, 400, 'unknownPlaceholder', { part, allowed });
}
