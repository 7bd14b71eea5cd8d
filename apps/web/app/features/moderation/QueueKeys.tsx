import { css } from '@emotion/react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';

const keys = ['j', 'k', 'a', 'x', 'b', 'u'] as const;

/** The keys of the queue. */
export function QueueKeys() {
  const { t } = useLazyTranslation('moderation', moderation);
  return (
    <p css={bar}>
      {keys.map((key) => (
        <span key={key}>
          <kbd>{key.toUpperCase()}</kbd> {t(`keys.${key}`)}
        </span>
      ))}
    </p>
  );
}

const bar = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);
  padding: var(--sp-2) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-12);
  color: var(--c-muted);
  & kbd {
    display: inline-block;
    min-width: 22px;
    padding: 0 5px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
    background: var(--c-fill);
    font:
      var(--fw-medium) var(--fs-12)/20px var(--font-num),
      var(--font);
    text-align: center;
    color: var(--c-text);
  }
`;
