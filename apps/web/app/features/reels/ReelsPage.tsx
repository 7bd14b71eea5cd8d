import { css } from '@emotion/react';
import { EmptyState, icons, KeyList, LinkButton, NOT_PHONE, PageFrame, Panel, PHONE } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSpoilers } from '../../domains/match';
import { HIGHLIGHTS_PATH, useReels } from './use-reels';
import type { ReelsData } from './load-reels';
import { ReelQueue } from './ReelQueue';
import { ReelStage } from './ReelStage';
import { ReelTalk } from './ReelTalk';
import { useReelsWords } from './use-reels-words';

/** The viewer of reels: one at a time, the next by a swipe, the wheel or a key. */
export const ReelsPage = observer(function ReelsPage({ data }: { readonly data: ReelsData }) {
  const { t } = useReelsWords();
  // Before any reel asks.
  useSpoilers(data.hidesScores);
  const viewer = useReels(data);
  const { store, goTo } = viewer;
  // A reader whose last reel was taken down sees that at the end of the list.
  if (store.list.length === 0 && !store.hasMore && store.removed === 0)
    return (
      <PageFrame>
        <EmptyState
          framed
          level={1}
          icon={icons.play}
          title={t('empty')}
          text={t('emptyText')}
          action={<LinkButton href={HIGHLIGHTS_PATH}>{t('back')}</LinkButton>}
        />
      </PageFrame>
    );
  return (
    <main id="main" tabIndex={-1} css={frame} data-full-width>
      <aside css={[side, queue]} aria-label={t('queue')}>
        <ReelQueue store={store} onChoose={goTo} />
      </aside>
      <ReelStage viewer={viewer} />
      <div css={aside}>
        <ReelTalk store={store} />
        <div css={keysCss}>
          <Panel title={t('keys')} padded>
            <KeyList
              keys={[
                { keys: ['↑', '↓'], does: t('key.move') },
                { keys: [t('space')], does: t('key.play') },
                { keys: ['M'], does: t('key.sound') },
                { keys: ['L'], does: t('key.like') },
                { keys: ['C'], does: t('key.comments') },
                { keys: ['Esc'], does: t('key.leave') },
              ]}
            />
          </Panel>
        </div>
      </div>
    </main>
  );
});

const frame = css`
  /* The header has a border below it. */
  --stage-h: calc(100dvh - var(--header-h) - 1px - var(--nav-h, 0px));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  height: var(--stage-h);
  outline: none;
  @media ${PHONE} {
    --stage-h: calc(100dvh - var(--bottom-h) - env(safe-area-inset-bottom));
    background: #05090c;
  }
  @media ${NOT_PHONE} {
    gap: var(--sp-5);
    padding: var(--sp-5) var(--sp-6);
  }
  @media (min-width: 1200px) {
    grid-template-columns: 13.5rem minmax(0, 1fr) 20rem;
    max-width: var(--content-max);
    margin: 0 auto;
  }
`;

const side = css`
  display: none;
  min-height: 0;
  overflow-y: auto;
  @media (min-width: 1200px) {
    display: grid;
    align-content: start;
    gap: var(--sp-3);
  }
`;

/* Not hidden on phones: the comments open over the reel from here. */
const aside = css`
  position: absolute;
  @media (min-width: 1200px) {
    position: static;
    display: grid;
    align-content: start;
    gap: var(--sp-3);
    min-height: 0;
    overflow-y: auto;
  }
`;

const keysCss = css`
  display: none;
  @media (min-width: 1200px) {
    display: block;
  }
`;

const queue = css`
  padding: 2px;
`;
