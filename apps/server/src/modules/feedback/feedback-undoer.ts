import { feedbackStates } from '@khandai/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../platform/clock.js';
import type { DeskUndoer } from '../../platform/desk-log/desk-log.js';
import type { DeskFeedbackRepository } from './desk-feedback-repository.js';

const Fields = Compile(Type.Object({ state: Type.Enum([...feedbackStates]), note: Type.String() }));

/** Restores state and note. An answer was mailed, so it cannot be undone. */
export const feedbackUndoer = (feedback: DeskFeedbackRepository, clock: Pick<Clock, 'now'>): DeskUndoer => ({
  actions: ['update'],
  undo: async (tx, { recordId, before, after }) => {
    if (!Fields.Check(before) || !Fields.Check(after)) return false;
    const id = Number(recordId);
    const now = await feedback.lock(tx, id);
    if (now?.state !== after.state || now.note !== after.note) return false;
    await feedback.change(tx, id, { state: before.state, note: before.note }, new Date(clock.now()));
    return true;
  },
});
