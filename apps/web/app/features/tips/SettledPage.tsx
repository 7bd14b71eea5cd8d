import { css } from '@emotion/react';
import { EmptyState, icons, LinkButton, PageFrame, Panel, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { OddsArea, useOdds } from '../../domains/odds';
import { SettledRow, TIPS } from '../../domains/tips';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { SettledData } from './load-tips';
import { SETTLED_PAGE, settledHref } from './tips-choice';
import { Counting, TipsHead } from './TipsHead';
import { TipsHidden } from './TipsHidden';
import { usePageWords } from './use-page-words';

/** All settled tips, the newest first. */
export const SettledPage = observer(function SettledPage({ data }: { readonly data: SettledData }) {
  const { t } = usePageWords();
  const { settings } = useOdds();
  return (
    <PageFrame>
      <Stack gap={4}>
        <TipsHead title={t('settled')} />
        {settings.hideOdds ? (
          <TipsHidden tips={[]} />
        ) : (
          <OddsArea>
            <List data={data} />
          </OddsArea>
        )}
      </Stack>
    </PageFrame>
  );
});

function List({ data: { tips, page } }: { readonly data: SettledData }) {
  const { t } = usePageWords();
  if (!tips.ok) return <RetryPanel title={t('failed')} text={t('failedText')} />;
  const { list, total } = tips.value;
  if (list.length === 0)
    return (
      <EmptyState
        icon={icons.ticket}
        framed
        title={t('settledEmpty')}
        text={t('settledEmptyText')}
        action={<LinkButton href={TIPS}>{t('title')}</LinkButton>}
      />
    );
  return (
    <>
      <Panel>
        {list.map((tip) => (
          <SettledRow key={tip.tipId} tip={tip} />
        ))}
        <Counting />
      </Panel>
      <nav css={pages} aria-label={t('page', { number: page })}>
        {page > 1 && <LinkButton href={settledHref(page - 1)}>{t('newer')}</LinkButton>}
        {page * SETTLED_PAGE < total && <LinkButton href={settledHref(page + 1)}>{t('older')}</LinkButton>}
      </nav>
    </>
  );
}

const pages = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
