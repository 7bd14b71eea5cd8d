import { css } from '@emotion/react';
import { cutText } from '@khandai/newsfeed';
import { useState } from 'react';
import { FeedText, type FeedTextProps } from './FeedText';
import { useFeedWords } from './use-feed-words';

/** A text of a member. A long one is cut until the reader unfolds it. */
export function PostText({ text, small, ...names }: FeedTextProps & { readonly small?: boolean }) {
  const { t } = useFeedWords();
  const [isWhole, setWhole] = useState(false);
  if (text === '') return null;
  const cut = cutText(text);
  const shown = isWhole || cut === undefined ? text : `${cut}…`;
  return (
    <p css={[words, small && smaller]}>
      <FeedText {...names} text={shown} />
      {cut !== undefined && (
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
