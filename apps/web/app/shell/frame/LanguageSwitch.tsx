import { css } from '@emotion/react';
import { type Language, languages } from '../../i18n/sentences';
import { useI18n, useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';

/** Each language's name in that language. */
const names: Readonly<Record<Language, { readonly name: string; readonly lang: string }>> = {
  vi: { name: 'Tiếng Việt', lang: 'vi' },
  en: { name: 'English', lang: 'en' },
  zh: { name: '繁體中文', lang: 'zh-Hant' },
};

export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const i18n = useI18n();
  const { language } = useServices();
  return (
    <div role="group" aria-label={t('language')} css={root}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={names[one].lang}
          aria-pressed={i18n.language === one}
          css={choice}
          onClick={() => void language.choose(one, document)}
        >
          {names[one].name}
        </button>
      ))}
    </div>
  );
}

const root = css`
  display: flex;
  flex-wrap: wrap;
`;

const choice = css`
  min-height: var(--touch);
  padding: 0 var(--sp-2);
  color: var(--c-muted);
  &:hover {
    color: var(--c-text);
  }
  &[aria-pressed='true'] {
    color: var(--c-accent);
    font-weight: var(--fw-semi);
  }
`;
