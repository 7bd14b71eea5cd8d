import { DeskDraw, DrawLimit } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog } from '../../../platform/desk-log/desk-log.js';
import { type Draft, RecordDesk } from '../../../platform/desk-records/record-desk.js';
import { cleanMessage, cleanText, isVisible } from '../../../platform/plain-text.js';
import { drawRefused } from '../draw-faults.js';
import type { DeskDrawRepository } from './desk-draw-repository.js';

export interface DeskDrawsDeps {
  readonly database: Pick<Database, 'db'>;
  readonly store: DeskDrawRepository;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Checked = Draft<DeskDraw> & { readonly id?: number };

const logged = Compile(DeskDraw);

/** The desk of lucky draws. */
export const createDeskDraws = ({ store, clock, ...deps }: DeskDrawsDeps): RecordDesk<DeskDraw, object> =>
  new RecordDesk({
    ...{ ...deps, store, resource: 'draw', titleOf: ({ title }) => title },
    check: async (draft: Checked, tx) => {
      const before = draft.id === undefined ? undefined : await store.locked(tx, draft.id);
      return checked(draft, before, clock.now());
    },
    read: (values) => (logged.Check(values) ? values : undefined),
  });

const lengthOf = (text: string): number => [...text].length;
const canonical = (time: string): string => new Date(time).toISOString();

function checked(draft: Checked, before: DeskDraw | undefined, now: number): Draft<DeskDraw> {
  const [title, prize, text] = [cleanMessage(draft.title), cleanMessage(draft.prize), cleanText(draft.text)];
  if (!isVisible(title)) throw drawRefused('drawNoTitle');
  if (!isVisible(prize)) throw drawRefused('drawNoPrize');
  if (lengthOf(title) > DrawLimit.title || lengthOf(prize) > DrawLimit.prize || lengthOf(text) > DrawLimit.text)
    throw drawRefused('drawTextTooLong', { title: DrawLimit.title, text: DrawLimit.text });
  if (draft.prizePoints * draft.winners > DrawLimit.paidPoints)
    throw drawRefused('drawTooManyPoints', { max: DrawLimit.paidPoints });
  const [opensAt, closesAt] = [canonical(draft.opensAt), canonical(draft.closesAt)];
  if (closesAt <= opensAt) throw drawRefused('drawClosesFirst');
  if (closesAt !== before?.closesAt && Date.parse(closesAt) <= now) throw drawRefused('drawClosesPast');
  return { ...draft, title, prize, text, opensAt, closesAt };
}
