import { css } from '@emotion/react';
import { MessageRowSkeleton } from '@khandai/chat-ui';
import { MatchCardSkeleton, MatchRowSkeleton, OddsTableSkeleton } from '@khandai/match-ui';
import { PageFrame } from '@khandai/ui-kit';
import { useTranslation } from '../../i18n/use-translation';
import { pageShape } from './page-shape';

/** Skeleton of the next page, in its own frame. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell');
  const label = t('loading');
  const shape = pageShape(pathname);
  return shape === 'room' ? (
    <PageFrame id={NEXT} right={<MessageRowSkeleton label={label} count={8} />} rightLabel={label} rightOnPhones>
      <div css={picture} />
    </PageFrame>
  ) : (
    <PageFrame id={NEXT}>{partsOf[shape](label)}</PageFrame>
  );
}

const NEXT = 'next';

const partsOf = {
  cards: (label: string) => <MatchCardSkeleton label={label} count={6} />,
  odds: (label: string) => <OddsTableSkeleton label={label} count={4} />,
  news: (label: string) => (
    <>
      <div css={picture} />
      <MatchRowSkeleton label={label} count={5} />
    </>
  ),
  article: (label: string) => <div role="status" aria-label={label} css={picture} />,
  rows: (label: string) => <MatchRowSkeleton label={label} count={8} />,
};

const picture = css`
  aspect-ratio: 16 / 9;
  max-height: 60dvh;
  width: 100%;
  border-radius: var(--r-3);
  background: var(--c-sunken);
`;
