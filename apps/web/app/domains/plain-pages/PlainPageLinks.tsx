import { css } from '@emotion/react';
import { KitLink } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { plainPages } from '../../i18n/vi/lazy/plain-pages';

const PAGES = [
  ['about', 'gioi-thieu'],
  ['jobs', 'tuyen-dung'],
  ['terms', 'dieu-khoan-su-dung'],
  ['conditions', 'dieu-kien-va-dieu-khoan'],
  ['cookies', 'chinh-sach-cookie'],
  ['changes', 'change-log'],
  ['feedback', 'phan-hoi'],
] as const;

/** Links between the plain pages of the site. */
export function PlainPageLinks({ current }: { current: string }) {
  const { t } = useLazyTranslation('plainPages', plainPages);
  return (
    <nav css={root} aria-labelledby="trang-khac">
      <h2 id="trang-khac" css={title}>
        {t('others')}
      </h2>
      <ul css={list}>
        {PAGES.map(([name, slug]) => (
          <li key={slug}>
            <KitLink href={`/${slug}`} css={link} {...(slug === current && { 'aria-current': 'page' })}>
              {t(`page.${name}`)}
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const root = css`
  display: grid;
  align-content: start;
  gap: var(--sp-2);
  padding-block: var(--sp-4);
  @media print {
    display: none;
  }
`;

const title = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const list = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const link = css`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding-inline: var(--sp-3);
  border-left: 2px solid var(--c-line);
  color: var(--c-text);
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &[aria-current='page'] {
    border-left-color: var(--c-accent);
    font-weight: var(--fw-medium);
  }
`;
