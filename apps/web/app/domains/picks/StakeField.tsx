import { css } from '@emotion/react';
import { Button, Field } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import type { StakeStore } from './StakeStore';

export interface StakeFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly stake: StakeStore;
  /** Undefined until they are known. */
  readonly limits: { readonly min: number; readonly max: number } | undefined;
  /** Points to choose with one press; those outside the limits are left out. */
  readonly quick: readonly number[];
  readonly words: {
    readonly label: string;
    readonly quick: string;
    readonly points: (points: string) => string;
  };
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** Where a member types the points of a stake, or chooses some. */
export const StakeField = observer(function StakeField({
  ref,
  stake,
  limits,
  quick,
  words,
  hint,
  error,
}: StakeFieldProps) {
  const { grouped } = useNumbers();
  const { text, points, type } = stake;
  return (
    <>
      <Field
        ref={ref}
        label={words.label}
        value={text}
        onChange={type}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        hint={hint}
        error={error}
      />
      <div css={quickCss} role="group" aria-label={words.quick}>
        {quick
          .filter((each) => limits && each >= limits.min && each <= limits.max)
          .map((each) => (
            <Button
              key={each}
              size="sm"
              aria-label={words.points(grouped(each))}
              aria-pressed={points === each}
              onClick={() => {
                type(String(each));
              }}
            >
              {grouped(each)}
            </Button>
          ))}
      </div>
    </>
  );
});

export interface StakeRefusalProps {
  readonly stake: StakeStore;
  readonly words: Readonly<Record<'unanswered' | 'earlier', string>>;
}

/** Why the last stake was not stored, or is not known to be. */
export const StakeRefusal = observer(function StakeRefusal({ stake: { refusal }, words }: StakeRefusalProps) {
  if (!refusal) return null;
  return (
    <p css={noticeCss} role="alert">
      {refusal.kind === 'said' ? refusal.text : words[refusal.kind]}
    </p>
  );
});

const quickCss = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  & > button {
    min-width: 56px;
    min-height: var(--touch);
  }
  & > [aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--c-accent);
    background: var(--c-accent-tint);
  }
`;

/** What stands in the way of a stake. */
export const noticeCss = css`
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-warn-tint);
  color: var(--c-warn);
  font-size: var(--fs-13);
`;
