import { css } from '@emotion/react';
import { type ReactNode, Suspense, useState } from 'react';
import { SkipNavigationButton, useLocation, useTranslate } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { DeskHeader } from './DeskHeader';
import { DeskNav } from './DeskNav';
import { KeysBar, KeysDialog } from './KeysDialog';
import { Palette } from './Palette';
import { ScreenBoundary } from './ScreenBoundary';
import { useAddressLinks } from './use-address-links';
import { useDeskKeys } from './use-desk-keys';
import { useOnline } from './use-online';

/** Header, navigation and the open screen. On a phone the navigation is a drawer, which closes on every way to go. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const t = useWords();
  const online = useOnline();
  const [dialog, setDialog] = useState<'palette' | 'help' | null>(null);
  const isList = /^\/[^/]+$/.test(pathname);
  useDeskKeys(setDialog);
  useAddressLinks();
  return (
    <>
      <SkipNavigationButton />
      <DeskHeader navOpen={open} onNav={() => setOpenAt(open ? null : pathname)} onDialog={setDialog} />
      <p role="status" css={offlineCss}>
        {!online && t('offline')}
      </p>
      <div css={columns}>
        <DeskNav open={open} onClose={() => setOpenAt(null)} />
        <main id="main-content" tabIndex={-1} css={screenCss}>
          {/* eslint-disable-next-line jsx-a11y/heading-has-content -- screens fill it through `Title` of react-admin */}
          <h1 id="react-admin-title" css={titleCss} />
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<p role="status">{translate('ra.page.loading')}</p>}>{children}</Suspense>
          </ScreenBoundary>
          {isList && (
            <div css={keysCss}>
              <KeysBar />
            </div>
          )}
        </main>
      </div>
      {dialog === 'palette' && <Palette onClose={() => setDialog(null)} />}
      {dialog === 'help' && <KeysDialog onClose={() => setDialog(null)} />}
    </>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: 13.5rem minmax(0, 1fr);
  min-height: calc(100dvh - 4rem);
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const screenCss = css`
  min-width: 0;
  padding: var(--sp-4) var(--sp-5) var(--sp-10);
  outline: 0;
  @media (max-width: 599px) {
    padding: var(--sp-3);
  }
`;

const offlineCss = css`
  padding: var(--sp-2) var(--sp-5);
  background: var(--c-warn-tint);
  &:empty {
    padding: 0;
  }
`;

const keysCss = css`
  margin-top: var(--sp-3);
  @media (pointer: coarse) {
    display: none;
  }
`;

const titleCss = css`
  margin-bottom: var(--sp-3);
  font-size: var(--fs-24);
  /* Names of resources begin with a small letter, as inside a sentence. */
  &::first-letter {
    text-transform: uppercase;
  }
  /* A screen with a heading of its own, beside its acts, needs no second one. */
  &:empty,
  &:has(~ * h1, ~ h1) {
    display: none;
  }
`;
