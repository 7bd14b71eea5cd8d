import type { MentionedMember } from '@khandai/contracts';

export interface MentionPart {
  readonly text: string;
  /** The member whom this part names. */
  readonly member?: MentionedMember;
}

/** The parts of a text that mention members, and those between. Of two names that fit at one place, the longer one counts. */
export function splitMentions(text: string, mentions: readonly MentionedMember[]): MentionPart[] {
  if (mentions.length === 0) return [{ text }];
  const byLength = [...mentions].sort((a, b) => b.showName.length - a.showName.length);
  const parts: MentionPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, from))) {
    const member = byLength.find(({ showName }) => text.startsWith(showName, at + 1));
    if (!member) continue;
    if (at > from) parts.push({ text: text.slice(from, at) });
    from = at + 1 + member.showName.length;
    parts.push({ text: text.slice(at, from), member });
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
