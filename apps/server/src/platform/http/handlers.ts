import type { CallData, CallInput, Calls } from '@khandai/contracts';
import type { Caller } from './caller.js';

/**
 * A module's routes: one function per call, with validated input and checked access. app.ts joins them into
 * `Handlers<keyof Calls>`, so a call of the contracts without a handler does not compile.
 */
export type Handlers<K extends keyof Calls> = {
  readonly [P in K]: (input: CallInput<Calls[P]>, caller: Caller) => Promise<CallData<Calls[P]>>;
};
