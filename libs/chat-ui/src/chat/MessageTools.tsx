import { css } from '@emotion/react';
import { use, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton, icons, type IconDrawing } from '@khandai/ui-kit';
import { ReactionGlyph, type ReactionFace } from './ReactionGlyph.js';
import { ToolsContext } from './StormTools.js';

export interface MessageToolsProps {
  /** Label of the button that opens the reactions. */
  reactLabel?: string | undefined;
  faces?: readonly { face: ReactionFace; label: string }[] | undefined;
  onReact?: ((face: ReactionFace) => void) | undefined;
  actions?: readonly { icon: IconDrawing; label: string; onPress: () => void }[] | undefined;
  /** A reaction or an action was chosen. */
  onDone?: (() => void) | undefined;
}

/** The toolbar of a row. In a storm a row gets it when it is `wanted`, otherwise at once. It keeps it. */
export function RowTools({ wanted, ...tools }: MessageToolsProps & { wanted: boolean }) {
  const isForAll = use(ToolsContext);
  const [has, setHas] = useState(false);
  const shows = has || isForAll || wanted;
  if (shows && !has) setHas(true);
  return shows && <MessageTools {...tools} />;
}

/** A toolbar over the corner of a message: react, reply. Appears on hover, focus, or a tap on the message. */
function MessageTools({ reactLabel, faces = [], onReact, actions = [], onDone }: MessageToolsProps) {
  const [picking, setPicking] = useState(false);
  const canReact = reactLabel !== undefined && faces.length > 0 && onReact !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !picking) return;
    event.preventDefault();
    setPicking(false);
  };
  return (
    <div css={root} data-tools="" data-picking={picking || undefined} onKeyDown={onKeyDown}>
      {picking && canReact && (
        <div css={facesCss} role="group" aria-label={reactLabel}>
          {faces.map(({ face, label }) => (
            <button
              key={face}
              type="button"
              css={faceCss}
              aria-label={label}
              title={label}
              onClick={() => {
                onReact(face);
                setPicking(false);
                onDone?.();
              }}
            >
              <ReactionGlyph face={face} size={26} />
            </button>
          ))}
        </div>
      )}
      {canReact && (
        <IconButton
          size="sm"
          icon={icons.smile}
          label={reactLabel}
          aria-expanded={picking}
          onClick={() => setPicking(!picking)}
        />
      )}
      {actions.map(({ icon, label, onPress }) => (
        <IconButton
          key={label}
          size="sm"
          icon={icon}
          label={label}
          onClick={() => {
            onPress();
            onDone?.();
          }}
        />
      ))}
    </div>
  );
}

/*
 * The hidden toolbar is transparent, not removed, so that the keyboard can reach it. On a touch screen its faces are
 * as high as a message. They open above their message, so that it stays readable; those of the first message open
 * below its edge.
 */
const root = css`
  position: absolute;
  right: var(--sp-3);
  top: -14px;
  z-index: 2;
  display: flex;
  /* In a narrow column the reactions are a line of their own. */
  flex-wrap: wrap;
  justify-content: flex-end;
  padding: 2px;
  border-radius: var(--r-2);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
  opacity: 0;
  pointer-events: none;
  &:has(:focus-visible),
  [data-open] > &,
  &[data-picking] {
    opacity: 1;
    pointer-events: auto;
  }
  @media (hover: none) {
    li:not(:first-of-type) &[data-picking] {
      top: auto;
      bottom: calc(100% - 4px);
    }
  }
  @media (hover: hover) {
    div:hover > & {
      opacity: 1;
      pointer-events: auto;
    }
  }
`;

const facesCss = css`
  display: flex;
  margin-right: 2px;
  padding-right: 2px;
  border-right: 1px solid var(--c-line);
`;

const faceCss = css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  transition: transform var(--t-fast) var(--ease);
  &:hover {
    transform: scale(1.15);
  }
  @media (hover: none) {
    width: 40px;
    height: 40px;
  }
`;
