import { Code, PresenceFrame } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import type { MessageKey } from '../../platform/messages.js';
import { frameRecord } from '../frame-record.js';

/** The reason why a frame is refused. */
export interface PresenceFault {
  readonly type: 'fault';
  readonly code: Code;
  readonly messageKey: MessageKey;
}

const presenceFrame = Compile(PresenceFrame);
const types: readonly string[] = PresenceFrame.anyOf.map(({ properties }) => properties.type.const);

/** Parses a client's frame. Never throws: every text gives a valid frame or a fault with its code. */
export function readPresenceFrame(text: string): PresenceFrame | PresenceFault {
  const value = frameRecord(text);
  if (presenceFrame.Check(value)) return value;
  if (value && !types.includes(value.type))
    return { type: 'fault', code: Code.unknownFrame, messageKey: 'unknownFrame' };
  return { type: 'fault', code: Code.malformedFrame, messageKey: 'malformedFrame' };
}
