import { css } from '@emotion/react';
import { PHONE, type Tab, Tabs } from '@khandai/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';

export interface PickerPanelProps<T extends string> {
  id: string;
  label: string;
  /** One panel each; the row of tabs is shown from two on. */
  tabs: readonly [Tab<T>, ...Tab<T>[]];
}

const HEIGHT = 352;
const MIN_HEIGHT = 176;
const GAP = 8;

/** A panel above the composer with things to insert: emoji, stickers. It is never higher than the room above the composer. */
export function PickerPanel<T extends string>({ id, label, tabs }: PickerPanelProps<T>) {
  const [chosen, setChosen] = useState(tabs[0].id);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (element) element.style.height = `${heightAbove(element)}px`;
  }, []);

  return (
    <div ref={panel} id={id} css={root} role="dialog" aria-label={label}>
      {tabs.length === 1 ? (
        tabs[0].panel
      ) : (
        <Tabs label={label} value={chosen} tabs={tabs} onChange={setChosen} panelClassName={PANEL} />
      )}
    </div>
  );
}

/** The height between the top of the room and the composer, which is the panel's parent. */
function heightAbove(panel: HTMLElement): number {
  const composer = panel.parentElement;
  const top = Math.max(0, composer?.parentElement?.getBoundingClientRect().top ?? 0);
  const free = (composer?.getBoundingClientRect().top ?? HEIGHT) - top - 2 * GAP;
  return Math.min(HEIGHT, Math.max(MIN_HEIGHT, free));
}

const PANEL = 'picker-panel';

const root = css`
  position: absolute;
  right: var(--sp-2);
  bottom: calc(100% + var(--sp-1));
  z-index: var(--z-pop);
  display: flex;
  flex-direction: column;
  width: min(22.5rem, calc(100% - 2 * var(--sp-2)));
  overflow: hidden;
  border-radius: var(--r-3);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
  & > .${PANEL} {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  @media ${PHONE} {
    width: calc(100% - 2 * var(--sp-2));
  }
`;
