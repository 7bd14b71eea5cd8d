import { css } from '@emotion/react';
import { MatchCardSkeleton, MatchRowSkeleton, MessageRowSkeleton, OddsTableSkeleton, Stack } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { pageShape } from './page-shape';

/** The next page in grey. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell');
  const label = t('loading');
  switch (pageShape(pathname)) {
    case 'cards':
      return <MatchCardSkeleton label={label} count={6} />;
    case 'odds':
      return <OddsTableSkeleton label={label} count={4} />;
    case 'room':
      return (
        <Stack gap={4}>
          <div css={picture} />
          <MessageRowSkeleton label={label} count={5} />
        </Stack>
      );
    case 'rows':
      return <MatchRowSkeleton label={label} count={8} />;
  }
}

const picture = css`
  aspect-ratio: 16 / 9;
  max-height: 60dvh;
  width: 100%;
  border-radius: var(--r-3);
  background: var(--c-sunken);
`;
