import { css } from '@emotion/react';
import { LinkProvider, PictureProvider } from '@khandai/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { I18n } from '../i18n/i18n';
import { I18nContext } from '../i18n/use-translation';
import { pictureFigures } from '../shell/pictures/picture-figures';
import { RouterLink } from '../shell/frame/RouterLink';
import { emptyRoot } from '../shell/frame/use-root-data';
import type { RootData } from '../shell/router/root-loader';
import { browserPorts } from '../shell/services/browser-ports';
import { RootStore } from './RootStore';
import { ServicesContext } from '../shell/services/services';

/** Makes everything of one page view, and starts what lives once the page is in a browser. */
export function AppProviders({ data, children }: { data: RootData | undefined; children: ReactNode }) {
  const [i18n] = useState(() => new I18n(data?.language ?? 'vi', data?.sentences));
  const [figures] = useState(() => pictureFigures(data?.imageHosts ?? []));
  const [root] = useState(() => new RootStore(data ?? emptyRoot, browserPorts, i18n));

  useEffect(() => {
    const life = new AbortController();
    root.start(window, life.signal);
    return () => {
      life.abort();
    };
  }, [root]);

  return (
    <I18nContext value={i18n}>
      <ServicesContext value={root}>
        <LinkProvider component={RouterLink}>
          <PictureProvider figures={figures}>
            <div css={appCss}>{children}</div>
          </PictureProvider>
        </LinkProvider>
      </ServicesContext>
    </I18nContext>
  );
}

const appCss = css`
  min-height: 100dvh;
`;
