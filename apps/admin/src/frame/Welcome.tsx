import { css } from '@emotion/react';
import { Title } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';

/** The first screen: where to start. */
export function Welcome() {
  const t = useWords();
  return (
    <section css={page}>
      <Title title={t('title')} />
      <p>{t('welcome')}</p>
    </section>
  );
}

const page = css`
  display: grid;
  gap: var(--sp-2);
  & p {
    color: var(--c-muted);
  }
`;
