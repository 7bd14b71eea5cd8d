import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { useResourceWords } from '../../i18n/use-resource-words';

interface UndoBarProps {
  readonly text: string;
  /** Absent: what was decided cannot be undone. */
  readonly onUndo: (() => void) | undefined;
}

/** What was decided last, until the next decision. */
export function UndoBar({ text, onUndo }: UndoBarProps) {
  const t = useResourceWords('moderation');
  return (
    <div css={bar} role="status">
      <span>{text}</span>
      {onUndo && (
        <Button size="sm" aria-keyshortcuts="U" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  font-size: var(--fs-13);
  @media (pointer: coarse) {
    & button {
      min-height: 44px;
    }
  }
`;
