import { css } from '@emotion/react';
import { LinkProvider } from '@khandai/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n/i18n';
import { RouterLink } from '../frame/RouterLink';
import { emptyRoot } from '../frame/use-root-data';
import type { RootData } from '../router/root-loader';
import { browserPorts } from './browser-ports';
import { RootStore } from './RootStore';
import { ServicesContext } from './services';

/** Makes everything of one page view, and starts what lives once the page is in a browser. */
export function AppProviders({ data, children }: { data: RootData | undefined; children: ReactNode }) {
  const [i18n] = useState(() => createI18n('vi'));
  const [root] = useState(() => new RootStore(data ?? emptyRoot, browserPorts));

  useEffect(() => {
    const life = new AbortController();
    root.start(window, life.signal);
    return () => {
      life.abort();
    };
  }, [root]);

  return (
    <I18nextProvider i18n={i18n}>
      <ServicesContext value={root}>
        <LinkProvider component={RouterLink}>
          {/* An Emotion element at the top: all below share its sheet, so the server writes each style once. */}
          <div css={appCss}>{children}</div>
        </LinkProvider>
      </ServicesContext>
    </I18nextProvider>
  );
}

const appCss = css`
  min-height: 100dvh;
`;
