import { css } from '@emotion/react';
import type { DeskSentence } from '@khandai/contracts';
import { useResourceWords } from '../../i18n/use-resource-words';
import { usePhone } from '../../lists/use-phone';
import { type Draft, type Locale, LOCALES, textOf } from './sentence-draft';

interface SentenceTableProps {
  readonly list: readonly DeskSentence[];
  readonly draft: Draft;
  readonly onType: (sentence: DeskSentence, locale: Locale, text: string) => void;
}

/** One row a key, one field a language; an empty field shows the built-in sentence. On a phone each key is a card. */
export function SentenceTable(props: SentenceTableProps) {
  const t = useResourceWords('language');
  const isPhone = usePhone();
  if (props.list.length === 0) return <p css={empty}>{t('empty')}</p>;
  if (isPhone) return <SentenceCards {...props} />;
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
          {props.list.map((sentence) => (
            <tr key={sentence.id}>
              <th scope="row">
                <Key sentence={sentence} />
              </th>
              {LOCALES.map((locale) => (
                <td key={locale}>
                  <Sentence {...props} sentence={sentence} locale={locale} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SentenceCards(props: SentenceTableProps) {
  const t = useResourceWords('language');
  return (
    <ul css={cards} aria-label={t('table')}>
      {props.list.map((sentence) => (
        <li key={sentence.id}>
          <Key sentence={sentence} />
          {LOCALES.map((locale) => (
            <div key={locale}>
              <small aria-hidden="true">{t(`languages.${locale}`)}</small>
              <Sentence {...props} sentence={sentence} locale={locale} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Key({ sentence: { id, gaps } }: { readonly sentence: DeskSentence }) {
  const t = useResourceWords('language');
  return (
    <div css={key}>
      <code>{id}</code>
      {gaps.length > 0 && <small>{t('gaps', { gaps: gaps.map((gap) => `{{${gap}}}`).join(' ') })}</small>}
    </div>
  );
}

interface SentenceProps extends Omit<SentenceTableProps, 'list'> {
  readonly sentence: DeskSentence;
  readonly locale: Locale;
}

function Sentence({ sentence, locale, draft, onType }: SentenceProps) {
  const t = useResourceWords('language');
  return (
    <textarea
      css={field}
      rows={1}
      maxLength={500}
      value={textOf(draft, sentence, locale)}
      placeholder={sentence.builtIn[locale] ?? t('missing')}
      aria-label={t('input', { language: t(`languages.${locale}`), key: sentence.id })}
      data-missing={sentence.builtIn[locale] === null || undefined}
      onChange={(event) => onType(sentence, locale, event.target.value)}
    />
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
  }
`;

const key = css`
  overflow-wrap: anywhere;
  & small {
    display: block;
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;

const field = css`
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
  &::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
  &[data-missing] {
    border-style: dashed;
  }
  &:focus-visible {
    outline: 2px solid var(--c-focus);
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    font-size: 1rem;
  }
`;

const cards = css`
  display: grid;
  gap: var(--sp-2);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: var(--sp-2);
    padding: var(--sp-3);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
    font-size: var(--fs-13);
  }
  & li > div > small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;
