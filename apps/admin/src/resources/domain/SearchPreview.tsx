import { css } from '@emotion/react';
import { useResourceWords } from '../../i18n/use-resource-words';

export interface SeoDraft {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly seoTitle?: string | null;
  readonly seoDescription?: string | null;
}

/** Longer texts are cut by search engines. */
const MAX = { title: 60, text: 155 } as const;

/** A host's texts as a search engine shows them, with their lengths. */
export function SearchPreview({ draft }: { draft: SeoDraft }) {
  const t = useResourceWords('domain');
  const title = draft.seoTitle?.trim() ?? '';
  const text = draft.seoDescription?.trim() ?? '';
  const shownTitle = title === '' ? `${t('builtInTitle')} · ${draft.name ?? ''}` : title;
  return (
    <section css={part} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <div css={result}>
        <small>{draft.id ?? ''}</small>
        <b>{cut(shownTitle, MAX.title)}</b>
        <p>{cut(text === '' ? t('builtInText') : text, MAX.text)}</p>
      </div>
      <p css={lengths}>
        {t('fields.seoTitle')}: {t('length', { count: [...title].length, max: MAX.title })}
        <br />
        {t('fields.seoDescription')}: {t('length', { count: [...text].length, max: MAX.text })}
      </p>
    </section>
  );
}

function cut(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
}

const part = css`
  display: grid;
  align-content: start;
  gap: var(--sp-2);
  & h2 {
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
  }
`;

const result = css`
  display: grid;
  gap: 2px;
  padding: var(--sp-3) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  overflow-wrap: anywhere;
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & b {
    color: var(--c-info);
    font-size: var(--fs-16);
    font-weight: var(--fw-medium);
    line-height: 22px;
  }
  & p {
    color: var(--c-text-2);
    font-size: var(--fs-13);
  }
`;

const lengths = css`
  color: var(--c-muted);
  font-size: var(--fs-12);
`;
