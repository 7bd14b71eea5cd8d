import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { PayoutNote } from '@khandai/match-ui';
import { KitLink, PageFrame, Panel, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { matchLabel, useSpoilers } from '../../domains/match';
import { OddsArea, payoutNote, useOdds, useOddsWords } from '../../domains/odds';
import { betOf, PricedTips, TIPS } from '../../domains/tips';
import { NearPart } from '../../shell/parts/NearPart';
import { useServices } from '../../shell/services/services';
import { commentsCode } from './late-parts';
import type { TipData } from './load-tips';
import { TipHead } from './TipHead';
import { TipsHidden } from './TipsHidden';
import { AdultNote, Counting } from './TipsHead';
import { TipSteps } from './TipSteps';
import { TipsterRail } from './TipsterRail';
import { useFreshTip } from './use-fresh-tip';
import { usePageWords } from './use-page-words';
import { VotePanel } from './VotePanel';

/** One tip: what it says, its price then and now, how it went, and what members say to it. */
export const TipPage = observer(function TipPage({ data }: { readonly data: TipData }) {
  const { t } = usePageWords();
  const { settings } = useOdds();
  const [tip, show] = useFreshTip(data.tip);
  const tips = useMemo(() => [tip], [tip]);
  if (settings.hideOdds)
    return (
      <PageFrame>
        <h1 css={hiddenTitle}>{matchLabel({ home: { name: tip.match.home }, away: { name: tip.match.away } })}</h1>
        <TipsHidden tips={tips} />
      </PageFrame>
    );
  return (
    <PageFrame
      right={
        <OddsArea>
          <TipsterRail tipster={tip.tipster} earlier={data.earlier} />
        </OddsArea>
      }
      rightLabel={t('besideTip')}
      rightOnPhones
    >
      <Stack gap={4}>
        <nav css={path} aria-label={t('path')}>
          <KitLink href={TIPS}>{t('title')}</KitLink>
          <span>{matchLabel({ home: { name: tip.match.home }, away: { name: tip.match.away } })}</span>
        </nav>
        <OddsArea>
          <PricedTips tips={tips}>
            <Stack>
              <Panel>
                <TipHead tip={tip} />
                <TipSteps tip={tip} />
                <Meaning tip={tip} />
              </Panel>
              <Panel title={t('analysis')} padded>
                {tip.title !== '' && <p css={titleCss}>{tip.title}</p>}
                {tip.analysis === '' ? (
                  <p css={quiet}>{t(tip.textHidden ? 'textHidden' : 'noAnalysis')}</p>
                ) : (
                  tip.analysis
                    .split(/\n{2,}/u)
                    // Paragraphs never move: the text of a tip does not change.
                    .map((paragraph, index) => (
                      <p key={index} css={text}>
                        {paragraph}
                      </p>
                    ))
                )}
              </Panel>
              <VotePanel tip={tip} onChange={show} />
              <AdultNote />
              <Panel>
                <Counting />
              </Panel>
            </Stack>
          </PricedTips>
        </OddsArea>
        <Talk tip={tip} />
      </Stack>
    </PageFrame>
  );
});

/** How the tip wins and loses, in plain words. */
const Meaning = observer(function Meaning({ tip }: { readonly tip: Tip }) {
  const { t } = useOddsWords();
  const { settings } = useOdds();
  const spoilers = useSpoilers();
  if (!tip.fixture) return null;
  return (
    <PayoutNote {...payoutNote({ ...betOf(tip, spoilers.shownOf(tip.fixture)), format: settings.oddsFormat }, t)} />
  );
});

/** The comments of a tip are those of its post. */
const Talk = observer(function Talk({ tip: { postId, comments } }: { readonly tip: Tip }) {
  const { t } = usePageWords();
  const { viewer } = useServices();
  if (postId === null) return <p css={quiet}>{t('noComments')}</p>;
  return (
    <NearPart id="binh-luan" code={commentsCode} waiting={<div css={room} />}>
      {(Comments) => <Comments key={`${postId} ${viewer.version}`} postId={postId} totalComments={comments} />}
    </NearPart>
  );
});

const path = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--sp-2);
  font-size: var(--fs-12);
  line-height: 32px;
  color: var(--c-muted);
  & > a:hover {
    text-decoration: underline;
  }
  & > a::after {
    content: '·';
    margin-inline-start: var(--sp-2);
  }
`;

const hiddenTitle = css`
  margin-bottom: var(--sp-4);
  font-size: var(--fs-20);
`;

const titleCss = css`
  font-size: var(--fs-16);
  font-weight: var(--fw-semi);
  overflow-wrap: anywhere;
`;

const text = css`
  font-size: var(--fs-16);
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
  & + & {
    margin-top: var(--sp-3);
  }
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

/* Room for what loads when it is near. */
const room = css`
  min-height: 7rem;
`;
