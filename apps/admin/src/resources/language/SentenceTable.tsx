import { css } from '@emotion/react';
import type { DeskSentence } from '@khandai/contracts';
import { useResourceWords } from '../../i18n/use-resource-words';
import { type Draft, type Locale, LOCALES, textOf } from './sentence-draft';

interface SentenceTableProps {
  readonly list: readonly DeskSentence[];
  readonly draft: Draft;
  readonly onType: (sentence: DeskSentence, locale: Locale, text: string) => void;
}

/** One row a key, one field a language; an empty field shows the built-in sentence. */
export function SentenceTable({ list, draft, onType }: SentenceTableProps) {
  const t = useResourceWords('language');
  if (list.length === 0) return <p css={empty}>{t('empty')}</p>;
  return (
    <div css={scroll} role="region" aria-label={t('table')} tabIndex={0}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{t('key')}</th>
            {LOCALES.map((locale) => (
              <th key={locale} scope="col">
                {t(`languages.${locale}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((sentence) => (
            <tr key={sentence.id}>
              <th scope="row">
                <code>{sentence.id}</code>
                {sentence.gaps.length > 0 && (
                  <small>{t('gaps', { gaps: sentence.gaps.map((gap) => `{{${gap}}}`).join(' ') })}</small>
                )}
              </th>
              {LOCALES.map((locale) => (
                <td key={locale}>
                  <textarea
                    rows={1}
                    maxLength={500}
                    value={textOf(draft, sentence, locale)}
                    placeholder={sentence.builtIn[locale] ?? t('missing')}
                    aria-label={t('input', { language: t(`languages.${locale}`), key: sentence.id })}
                    data-missing={sentence.builtIn[locale] === null || undefined}
                    onChange={(event) => onType(sentence, locale, event.target.value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const empty = css`
  padding: var(--sp-6);
  color: var(--c-muted);
  text-align: center;
`;

const scroll = css`
  overflow-x: auto;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`;

const table = css`
  width: 100%;
  min-width: 56rem;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--fs-13);
  & th,
  & td {
    padding: 6px var(--sp-2);
    border-bottom: 1px solid var(--c-line);
    text-align: left;
    vertical-align: top;
  }
  & th:first-of-type {
    width: 22%;
  }
  & thead th {
    color: var(--c-muted);
    font-weight: var(--fw-regular);
  }
  & tbody th {
    padding-left: var(--sp-4);
    font-weight: var(--fw-regular);
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & textarea {
    width: 100%;
    min-height: 36px;
    padding: 7px var(--sp-3);
    border: 1px solid var(--c-control);
    border-radius: var(--r-2);
    background: var(--c-surface);
    color: var(--c-text);
    font: inherit;
    field-sizing: content;
    resize: vertical;
  }
  & textarea::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
  & textarea[data-missing] {
    border-style: dashed;
  }
  & textarea:focus-visible {
    outline: 2px solid var(--c-focus);
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    & textarea {
      min-height: 44px;
      font-size: 1rem;
    }
  }
`;
