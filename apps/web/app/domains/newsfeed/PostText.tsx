import { css } from '@emotion/react';
import { useState } from 'react';
import { ChatText } from '../chat';
import { useFeedWords } from './use-feed-words';

const MAX_LETTERS = 600;
const MAX_LINES = 10;

/** A text of a member. A long one is cut until the reader unfolds it. */
export function PostText({ text, small }: { text: string; small?: boolean }) {
  const { t } = useFeedWords();
  const [isWhole, setWhole] = useState(false);
  if (text === '') return null;
  const cut = cutOf(text);
  const shown = isWhole || cut === text ? text : `${cut}…`;
  return (
    <p css={[words, small && smaller]}>
      <ChatText text={shown} />
      {cut !== text && (
        <button
          type="button"
          css={more}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {t(isWhole ? 'fold' : 'unfold')}
        </button>
      )}
    </p>
  );
}

/** The beginning of a long text, which ends between words; a text that is a little longer stays whole. */
function cutOf(text: string): string {
  const lines = text.split('\n').slice(0, MAX_LINES).join('\n');
  if (text.length <= lines.length + 100 && lines.length <= MAX_LETTERS + 100) return text;
  const start = lines.slice(0, MAX_LETTERS);
  return start.length < lines.length ? start.replace(/\s+\S*$/u, '') : start;
}

const words = css`
  padding: var(--sp-2) var(--sp-4) var(--sp-3);
  font-size: var(--fs-16);
  line-height: 1.55;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const smaller = css`
  padding: 0;
  font-size: var(--fs-14);
`;

const more = css`
  margin-inline-start: var(--sp-2);
  min-height: 24px;
  font-weight: var(--fw-medium);
  color: var(--c-accent);
`;
