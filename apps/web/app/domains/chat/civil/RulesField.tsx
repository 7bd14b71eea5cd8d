import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { useId, useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';

interface RulesFieldProps {
  readonly rules: string;
  readonly limit: number;
  /** Resolves to false when the rules were not saved. */
  readonly onSave: (rules: string) => Promise<boolean>;
}

interface Typed {
  readonly text: string;
  /** The rules that were changed into it. */
  readonly from: string;
}

/** The rules of the room, one a line. */
export function RulesField({ rules, limit, onSave }: RulesFieldProps) {
  const { t } = useLazyTranslation('moderate', moderate);
  const id = useId();
  // What is typed stays while another moderator saves their rules.
  const [typed, type] = useState<Typed>();
  const text = typed?.text ?? rules;
  const isOutdated = typed !== undefined && typed.from !== rules;
  const save = async () => {
    if (await onSave(text.trim())) type(undefined);
  };
  return (
    <section css={root}>
      <label htmlFor={id} css={label}>
        {t('room.rules')}
      </label>
      <textarea
        id={id}
        css={area}
        rows={4}
        value={text}
        maxLength={limit}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          type({ text: event.target.value, from: typed?.from ?? rules });
        }}
      />
      <small id={`${id}-hint`} css={hint}>
        {t('room.rulesHint')}
      </small>
      <p role="status" css={hint}>
        {isOutdated ? t('room.rulesChanged') : ''}
      </p>
      <div>
        <Button
          size="sm"
          disabled={text.trim() === rules}
          onClick={() => {
            void save();
          }}
        >
          {t('room.save')}
        </Button>
      </div>
    </section>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-2);
`;

const label = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
`;

const area = css`
  width: 100%;
  padding: var(--sp-2) var(--sp-3);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  font-size: var(--fs-16);
  line-height: 1.5;
  resize: vertical;
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--c-focus);
  }
`;

const hint = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
