/** What the keyboard does with reels. */
export type ReelAct = 'next' | 'previous' | 'play' | 'sound' | 'like' | 'comments' | 'leave';

const ACTS: Readonly<Record<string, ReelAct>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  k: 'previous',
  ' ': 'play',
  m: 'sound',
  l: 'like',
  c: 'comments',
  Escape: 'leave',
};

/** The act of a key; undefined in fields, in dialogs, and where a button or a link takes the key itself. */
export function actOf(event: KeyboardEvent): ReelAct | undefined {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return undefined;
  const act = ACTS[key.length === 1 ? key.toLowerCase() : key];
  if (act === undefined || !(target instanceof Element)) return act;
  if (target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]')) return undefined;
  return act === 'play' && target.closest('button, a') ? undefined : act;
}
