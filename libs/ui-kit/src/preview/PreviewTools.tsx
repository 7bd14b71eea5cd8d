import { css } from '@emotion/react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../primitives/IconButton.js';
import { numCss } from '../primitives/text.js';
import type { PreviewLabels } from './preview-item.js';
import { ZOOM, zoomTyped } from './picture-transform.js';
import * as icons from '../primitives/icons.js';

interface PreviewToolsProps {
  labels: PreviewLabels;
  percent: number;
  onStep: (steps: number) => void;
  onZoom: (zoom: number) => void;
  onFit: () => void;
}

/** Zoom controls: smaller, a percentage field, larger, fit. */
export function PreviewTools({ labels, percent, onStep, onZoom, onFit }: PreviewToolsProps) {
  return (
    <div css={root} role="group" aria-label={labels.percent}>
      <StepButton path="M5 12h14" label={labels.zoomOut} spent={percent <= ZOOM.min * 100} onPress={() => onStep(-1)} />
      <PercentField label={labels.percent} percent={percent} onZoom={onZoom} />
      <StepButton
        path="M5 12h14M12 5v14"
        label={labels.zoomIn}
        spent={percent >= ZOOM.max * 100}
        onPress={() => onStep(1)}
      />
      <span css={rule} />
      <IconButton icon={icons.minimize} label={labels.fit} onClick={onFit} />
    </div>
  );
}

/** At the limit the button is aria-disabled, not disabled: a disabled button would lose the focus. */
function StepButton({
  path,
  label,
  spent,
  onPress,
}: {
  path: string;
  label: string;
  spent: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      css={step}
      aria-label={label}
      title={label}
      aria-disabled={spent}
      onClick={() => !spent && onPress()}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d={path} />
      </svg>
    </button>
  );
}

/** Shows and edits the zoom: Enter or blur applies the typed value, Escape discards it. */
function PercentField({ label, percent, onZoom }: { label: string; percent: number; onZoom: (zoom: number) => void }) {
  const [typed, setTyped] = useState<string>();

  const set = () => {
    const zoom = typed === undefined ? undefined : zoomTyped(typed);
    if (zoom !== undefined) onZoom(zoom);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') set();
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined);
    else return;
    event.preventDefault();
  };

  return (
    <input
      css={[field, numCss]}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={typed ?? `${percent}%`}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={set}
      onKeyDown={onKeyDown}
    />
  );
}

const root = css`
  display: flex;
  align-items: center;
  padding: 2px;
  border-radius: var(--r-full);
  background: var(--c-fill);
`;

const rule = css`
  width: 1px;
  height: 24px;
  margin: 0 2px;
  background: var(--c-line-strong);
`;

const step = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-full);
  color: var(--c-text-2);
  transition: background var(--t-fast) var(--ease);
  &:hover {
    background: var(--c-hover);
    color: var(--c-text);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  &[aria-disabled='true'] {
    color: var(--c-control);
    background: none;
    cursor: not-allowed;
  }
`;

const field = css`
  width: 4.25rem;
  height: 36px;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: var(--c-text);
  font-size: var(--fs-16);
  text-align: center;
  &:hover {
    background: var(--c-hover);
  }
`;
