import { css } from '@emotion/react';
import { Avatar, clipCss } from '@khandai/ui-kit';
import { optionId, type Suggestions } from './use-suggestions.js';

type SuggestListProps = Pick<Suggestions, 'label' | 'listId' | 'list' | 'at' | 'take'> & {
  /** Below the field, in the flow of the page, instead of above it over the page. */
  readonly below?: boolean | undefined;
};

/** The names that complete what is written behind a sign. The focus stays in the field. */
export function SuggestList({ label, listId, list, at, take, below }: SuggestListProps) {
  if (list.length === 0) return null;
  return (
    <div id={listId} css={[root, below ? inFlow : above]} role="listbox" aria-label={label}>
      {list.map((suggestion, index) => (
        <button
          key={suggestion.key}
          id={optionId(listId, index)}
          type="button"
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          css={option}
          // The field would lose its focus, and the list close, before the press ends.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(suggestion)}
        >
          {suggestion.picture ? <Avatar {...suggestion.picture} /> : <b aria-hidden="true">#</b>}
          <span css={clipCss}>{suggestion.name}</span>
          {suggestion.note && <small css={clipCss}>{suggestion.note}</small>}
        </button>
      ))}
    </div>
  );
}

const above = css`
  position: absolute;
  left: var(--sp-2);
  right: var(--sp-2);
  bottom: calc(100% + var(--sp-1));
  z-index: var(--z-pop);
`;

/* Over the buttons that stay at the end of a form. */
const inFlow = css`
  position: relative;
  z-index: var(--z-pop);
  margin-top: var(--sp-1);
`;

const root = css`
  max-width: 22rem;
  max-height: min(14.5rem, 50dvh);
  overflow-y: auto;
  padding: var(--sp-1);
  border-radius: var(--r-3);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
`;

const option = css`
  display: grid;
  grid-template-columns: 28px minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: var(--sp-2);
  width: 100%;
  min-height: 44px;
  padding: 0 var(--sp-2);
  text-align: left;
  border-radius: var(--r-2);
  & > b {
    text-align: center;
    color: var(--c-text-2);
  }
  & > small {
    font-size: var(--fs-12);
    color: var(--c-text-2);
  }
  &[aria-selected='true'],
  &:hover {
    background: var(--c-accent-tint);
  }
`;
