import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { DeskUndoer } from '../../platform/desk-log/desk-log.js';
import { changeText } from './desk-tip-repository.js';

const Fields = Compile(Type.Object({ textHidden: Type.Boolean() }));

/** Shows a hidden text again, or hides it. What the desk made void stays void. */
export const tipUndoer: DeskUndoer = {
  actions: ['update'],
  undo: async (tx, { recordId, before, after }) => {
    if (!Fields.Check(before) || !Fields.Check(after)) return false;
    return (await changeText(tx, Number(recordId), before.textHidden)) !== undefined;
  },
};
