import { css } from '@emotion/react';
import type { StaticPage } from '@khandai/contracts';
import { PageFrame, printAloneCss, Prose } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { headingsOf, RichText } from '../../domains/news';
import { PlainPageLinks } from '../../domains/plain-pages';
import { calendarDate } from '../../i18n/format-time';
import { useI18n, useLazyTranslation } from '../../i18n/use-translation';
import { plainPages } from '../../i18n/vi/lazy/plain-pages';
import { besideListCss, readingCss } from '../../shell/frame/plain-page.styles';
import { useServices } from '../../shell/services/services';
import { localeOf } from './load-page';

/** A plain page: its text, its contents and the other plain pages. */
export const StaticPageView = observer(function StaticPageView({ page }: { page: StaticPage }) {
  const { t } = useLazyTranslation('plainPages', plainPages);
  const { clock } = useServices();
  useTextIn(page.locale);
  const headings = headingsOf(page.content);
  return (
    <PageFrame>
      <div css={besideListCss}>
        <article css={[readingCss, printAloneCss]} lang={page.locale}>
          <header css={head}>
            <h1 css={title}>{page.title}</h1>
            <p css={note}>
              <time dateTime={page.changedAt}>
                {t('changed', { date: calendarDate(Date.parse(page.changedAt), clock.timezone) })}
              </time>
            </p>
          </header>
          {headings.size > 1 && (
            <nav css={contents} aria-labelledby="muc-luc">
              <h2 id="muc-luc" css={small}>
                {t('contents')}
              </h2>
              <ol>
                {[...headings.values()].map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <Prose>
            <RichText content={page.content} headings={headings} />
          </Prose>
        </article>
        <PlainPageLinks current={page.slug} />
      </div>
    </PageFrame>
  );
});

/** Loads the page again when the reader changes the language. */
function useTextIn(locale: StaticPage['locale']): void {
  const { language } = useI18n();
  const { revalidate } = useRevalidator();
  const wanted = localeOf(language);
  const load = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (wanted !== locale) load();
  }, [wanted, locale]);
}

const head = css`
  display: grid;
  gap: var(--sp-2);
`;

const title = css`
  font-size: var(--fs-24);
  line-height: 1.25;
  text-wrap: balance;
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const small = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const contents = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  & ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    column-gap: var(--sp-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--c-text);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;
