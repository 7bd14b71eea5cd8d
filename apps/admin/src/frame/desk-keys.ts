/** What a key does on the screen that is open; the frame performs the first two itself. */
export type DeskAct = 'palette' | 'help' | 'down' | 'up' | 'select' | 'edit' | 'create' | 'search' | 'save' | 'undo';

const PLAIN: Readonly<Record<string, DeskAct>> = {
  j: 'down',
  k: 'up',
  e: 'edit',
  n: 'create',
  u: 'undo',
  ' ': 'select',
  '/': 'search',
  '?': 'help',
};

const WITH_COMMAND: Readonly<Record<string, DeskAct>> = { k: 'palette', s: 'save' };

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'isComposing'>;

/** The act of a key; what is typed into a field is text. */
export function actOf(event: Pressed, typing: boolean): DeskAct | undefined {
  if (event.altKey || event.isComposing) return undefined;
  const key = event.key.toLowerCase();
  if (event.metaKey || event.ctrlKey) return WITH_COMMAND[key];
  return typing ? undefined : PLAIN[key];
}

/** Space presses a button and checks a box by itself. */
export const isPressing = ({ key }: Pick<KeyboardEvent, 'key'>, target: EventTarget | null): boolean =>
  key === ' ' && target instanceof Element && target.matches('button, input, summary, [role="button"], [role="tab"]');

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}

/** Rows of a table, or the cards of a phone. */
const ROWS = 'tbody tr, [data-row]';
const IN_ROW = 'input[type="checkbox"], a[href], button';

/** Performs an act on what the screen shows, so that every list and form of the desk has the same keys. */
export function perform(act: DeskAct, screen: HTMLElement): boolean {
  switch (act) {
    case 'down':
    case 'up':
      return move(screen, act === 'down' ? 1 : -1);
    case 'select':
      return click(rowOf(screen), 'input[type="checkbox"]');
    case 'edit':
      return click(rowOf(screen), 'a[href]') || click(rowOf(screen), 'td:last-of-type');
    case 'create':
      return click(screen, 'a[href$="/create"]');
    case 'search':
      return focus(screen.querySelector<HTMLElement>('input[type="search"], input[name="q"]'));
    case 'save':
      return click(screen, 'button[type="submit"]');
    case 'undo':
      return click(document, '.RaNotification-undo');
    case 'palette':
    case 'help':
      return false;
  }
}

const rowOf = (screen: HTMLElement): Element | undefined =>
  [...screen.querySelectorAll(ROWS)].find((row) => row.contains(document.activeElement));

function move(screen: HTMLElement, by: 1 | -1): boolean {
  const rows = [...screen.querySelectorAll(ROWS)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows[by > 0 ? 0 : rows.length - 1] : rows[at + by];
  return focus(next?.querySelector<HTMLElement>(IN_ROW) ?? null);
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
  return element !== null;
}

function click(within: ParentNode | undefined, selector: string): boolean {
  const element = within?.querySelector<HTMLElement>(selector);
  element?.click();
  return element != null;
}
