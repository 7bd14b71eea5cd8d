import { PageFrame, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type MetaFunction, useLoaderData } from 'react-router';
import { odds } from '../../i18n/vi/lazy/odds';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useSpoilers } from '../../domains/match';
import { OddsHidden, OddsNote, useOdds, useOddsWords } from '../../domains/odds';
import { HydrateLater } from '../../shell/hydration/HydrateLater';
import { pageMeta, siteMeta } from '../../shell/seo/page-meta';
import { Board } from './Board';
import { BoardHead } from './BoardHead';
import { loadOdds } from './load-odds';

export const loader = loadOdds;

export { revalidatesForCompany as shouldRevalidate } from './load-odds';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: odds.title,
    description: odds.description,
    path: '/ty-le-keo',
    site: siteMeta(matches),
    crumbs: [{ name: odds.heading, path: '/ty-le-keo' }],
  });

export default observer(function OddsPage() {
  const { t } = useOddsWords();
  const { settings } = useOdds();
  const { board, hidesScores } = useLoaderData<typeof loader>();
  useSpoilers(hidesScores);
  const shown = board.ok && !settings.hideOdds;
  return (
    <PageFrame>
      <Stack>
        {shown ? <Board board={board.value} /> : <BoardHead updatedAt={undefined} />}
        {settings.hideOdds && <OddsHidden />}
        {!settings.hideOdds && !board.ok && <RetryPanel title={t('failed')} text={t('failedText')} />}
        <HydrateLater>
          <OddsNote />
        </HydrateLater>
      </Stack>
    </PageFrame>
  );
});
