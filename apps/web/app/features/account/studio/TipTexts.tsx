import { css } from '@emotion/react';
import { TipLimit } from '@khandai/contracts';
import { Field } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import type { TipFormStore } from './TipFormStore';

/** Heading and analysis of a tip, both optional. */
export const TipTexts = observer(function TipTexts({ store }: { readonly store: TipFormStore }) {
  const { t } = useLazyTranslation('studio', words);
  const field = useId();
  const note = useId();
  const over = store.length - TipLimit.analysis;
  return (
    <>
      <Field
        label={t('tip.heading')}
        value={store.title}
        maxLength={TipLimit.title}
        autoComplete="off"
        onChange={(title) => {
          store.write({ title });
        }}
      />
      <div css={texts}>
        <label htmlFor={field}>{t('tip.analysis')}</label>
        <textarea
          id={field}
          css={area}
          rows={5}
          value={store.analysis}
          aria-describedby={note}
          aria-invalid={over > 0}
          onChange={({ target }) => {
            store.write({ analysis: target.value });
          }}
        />
        <p id={note} css={quiet}>
          {over > 0 ? t('tip.over', { number: over }) : t('tip.note', { count: store.length, most: TipLimit.analysis })}
        </p>
      </div>
    </>
  );
});

const texts = css`
  display: grid;
  gap: var(--sp-1);
  width: 100%;
  & > label {
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
`;

const area = css`
  width: 100%;
  padding: var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  background: var(--c-surface);
  color: inherit;
  font: inherit;
  font-size: var(--fs-16);
  resize: vertical;
  &[aria-invalid='true'] {
    border-color: var(--c-neg);
  }
`;

const quiet = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
