import { createContext, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isOfOthers, newLines, type StickyLine } from './sticky-list.js';

/** As many new messages at once are more than one can read. */
const MANY = 5;
/** The storm is over after this long without many new messages. */
const CALM_MS = 1_000;

/** Whether every row gets its toolbar at once. Otherwise only those that the user needs now. */
export const ToolsContext = /* @__PURE__ */ createContext(true);

interface StormToolsProps {
  items: readonly StickyLine[];
  /** The list follows its end, and does not have the focus. */
  follows: boolean;
  children: ReactNode;
}

/** Spares rows their toolbars while messages arrive faster than one can read: most rows leave the list before they are needed. */
export function StormTools({ items, follows, children }: StormToolsProps) {
  const [known, setKnown] = useState({ items, lastKey: lastKeyOf(items), gusts: 0 });
  if (known.items !== items) {
    const isMany = newLines(known.lastKey, items).length >= MANY;
    setKnown({ items, lastKey: lastKeyOf(items), gusts: known.gusts + (isMany ? 1 : 0) });
  }
  const { gusts } = known;
  const [calmAfter, setCalmAfter] = useState(0);
  useEffect(() => {
    if (gusts === 0) return;
    const timer = setTimeout(() => startTransition(() => setCalmAfter(gusts)), CALM_MS);
    return () => clearTimeout(timer);
  }, [gusts]);
  return <ToolsContext value={gusts === calmAfter || !follows}>{children}</ToolsContext>;
}

const lastKeyOf = (items: readonly StickyLine[]): string | undefined => items.findLast(isOfOthers)?.key;
