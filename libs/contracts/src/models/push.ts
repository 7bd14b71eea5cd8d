import { type Static, Type } from 'typebox';

/** A browser that receives a member's notices with no page of the site open. */
export const PushDevice = Type.Object({
  endpoint: Type.String(),
});
export type PushDevice = Static<typeof PushDevice>;

/**
 * What the site's service worker receives, as encrypted JSON. It writes the sentence itself, in the language of the
 * device: `type` names the sentence, `values` fill it.
 */
export interface PushMessage {
  readonly type: string;
  readonly language: string;
  /** The page of this site that a click opens. */
  readonly path: string;
  /** A later message with the same tag takes the place of the earlier one. */
  readonly tag: string;
  readonly values: Readonly<Record<string, string | number>>;
}
