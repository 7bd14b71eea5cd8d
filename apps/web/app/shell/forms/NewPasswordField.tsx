import { css } from '@emotion/react';
import { PasswordField } from '@khandai/ui-kit';
import { useLateWords } from '../../i18n/use-translation';
import { form } from '../../i18n/vi/late/form';
import { type Strength, strengthOf } from './password-strength';

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  /** A password that holds it is a weak one. */
  readonly username?: string;
}

const BARS: readonly Strength[] = ['weak', 'fair', 'good', 'strong'];

/** A password being chosen. How strong it is stands below in grey: advice, never a scolding, and read only by who goes there. */
export function NewPasswordField({ username, ...field }: NewPasswordFieldProps) {
  const { t } = useLateWords('form', form);
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

/* Its place is kept: the form must not jump at the first letter. */
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
