import { css } from '@emotion/react';
import { PasswordField } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/lazy/form';
import { type Strength, strengthOf } from './password-strength';

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  /** A password that contains it counts as weak. */
  readonly username?: string;
}

const BARS: readonly Strength[] = ['weak', 'fair', 'good', 'strong'];

/**
 * Input for a new password. It shows the strength below as advice, not as an error, and screen readers do not announce
 * it unasked.
 */
export function NewPasswordField({ username, ...field }: NewPasswordFieldProps) {
  const { t } = useLazyTranslation('form', form);
  const strength = field.value === '' ? undefined : strengthOf(field.value, username);
  return (
    <PasswordField
      {...field}
      hint={t('passwordHint')}
      labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      autoComplete="new-password"
      required
      after={
        <span css={meter}>
          {strength && (
            <>
              <span css={bars} aria-hidden="true">
                {BARS.map((bar, at) => (
                  <i key={bar} data-on={at <= BARS.indexOf(strength) || undefined} />
                ))}
              </span>
              {t(`strength.${strength}`)}
            </>
          )}
        </span>
      }
    />
  );
}

/* Reserves the meter's height, so that the form does not shift at the first character. */
const meter = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 18px;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const bars = css`
  display: inline-flex;
  gap: 3px;
  & i {
    width: 22px;
    height: 4px;
    border-radius: var(--r-full);
    background: var(--c-line-strong);
  }
  & i[data-on] {
    background: var(--c-accent-fill);
  }
`;
