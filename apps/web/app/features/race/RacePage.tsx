import { css } from '@emotion/react';
import { RoomFrame } from '@khandai/match-ui';
import { EmptyState, Hidden, icons, LinkButton, NOT_PHONE, Panel, PHONE, Tabs, useMedia } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ChatRoom } from '../../domains/chat';
import { useSpoilers } from '../../domains/match';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { NearPart } from '../../shell/parts/NearPart';
import { storyCode } from './late-parts';
import { groupOf, type RaceData } from './load-race';
import { OrderPanel, RaceSpeech } from './OrderPanel';
import { PastRaces } from './PastRaces';
import { PickPanel } from './PickPanel';
import { ProofPanel } from './ProofPanel';
import { RaceContext } from './race-context';
import { RaceHead } from './RaceHead';
import { RaceReplay } from './RaceReplay';
import { RaceStage } from './RaceStage';
import { useRaceWords } from './use-race-words';
import { useSpoiledRace } from './use-shown-race';
import { useStores } from './use-stores';
import { useVerdict } from './use-verdict';

const tabKeys = { order: 'thu-tu', chat: 'chat', picks: 'chon', past: 'cuoc-truoc', proof: 'kiem-chung' } as const;
type TabKey = keyof typeof tabKeys;
const names = Object.keys(tabKeys) as TabKey[];

/** The track of marble races, its chat, picks of the winner, past races and their proof. */
export const RacePage = observer(function RacePage({ data }: { readonly data: RaceData }) {
  const { t } = useRaceWords();
  useSpoilers(data.hidesScores);
  const stores = useStores(data.board.ok ? data.board.value : undefined);
  const { races, live } = stores;
  useVerdict(stores);
  const spoiled = useSpoiledRace(stores);
  const { tab, raceId, choose } = useAddress();
  const isPhone = useMedia(PHONE, { onServer: true });
  const { board, failed } = races;
  if (!board)
    return (
      <main id="main" tabIndex={-1} css={alone}>
        <Hidden as="h1">{t('heading')}</Hidden>
        {failed || !data.board.ok ? (
          <RetryPanel title={t('failed')} onRetry={races.refresh} />
        ) : (
          <EmptyState icon={icons.marble} title={t('stage.closed')} text={t('stage.closedText')} />
        )}
      </main>
    );
  const groupId = groupOf(board);
  const shownTab = tab === 'chat' && groupId === undefined ? 'order' : tab;
  const race = board.current ?? board.next[0] ?? board.last;
  const check = (id: number) => {
    choose('proof', id);
  };
  const panels: Record<Exclude<TabKey, 'chat'>, () => ReactNode> = {
    order: () => (
      <>
        <OrderPanel />
        {isPhone && (
          <>
            <h3 css={storyHead}>{t('story.title')}</h3>
            <Story />
          </>
        )}
      </>
    ),
    picks: () => <PickPanel />,
    past: () => <PastRaces onCheck={check} />,
    proof: () => <ProofPanel raceId={raceId} />,
  };
  const head = (
    <>
      <RaceReplay />
      <RaceHead />
    </>
  );
  return (
    <RaceContext value={stores}>
      <RoomFrame
        heading={
          <Hidden as="h1">{race ? t('headingOf', { id: race.raceId, track: race.track }) : t('heading')}</Hidden>
        }
        player={<RaceStage onCheck={check} />}
        info={head}
        line={head}
        tabs={
          isPhone && (
            <Tabs
              label={t('tabs.label')}
              all={t('tabs.label')}
              value={shownTab}
              onChange={(next) => {
                choose(next);
              }}
              tabs={names
                .filter((id) => id !== 'chat' || groupId !== undefined)
                .map((id) => ({
                  id,
                  label: t(`tabs.${id}`),
                  panel: id !== 'chat' && (
                    <>
                      <Hidden as="h2">{t(`tabs.${id}`)}</Hidden>
                      {panels[id]()}
                    </>
                  ),
                  ...(id === 'chat' ? { only: 'phone' as const, standIn: 'order' as const } : {}),
                }))}
            />
          )
        }
        chat={
          groupId !== undefined && (
            <ChatRoom
              key={groupId}
              groupId={groupId}
              title={t('chat')}
              history={data.history.ok ? data.history.value : undefined}
              online={0}
              subject={spoiled && { kind: 'match', match: spoiled }}
              compactOnPhones
              onAnnounced={live.hear}
            />
          )
        }
        chatLabel={t('tabs.chat')}
        chatOnPhone={shownTab === 'chat'}
        below={
          !isPhone && (
            <div css={grid}>
              <div css={column}>
                <Panel title={t('tabs.order')}>{panels.order()}</Panel>
                <Panel title={t('story.title')}>
                  <Story />
                </Panel>
                <Panel title={t('past.title')}>{panels.past()}</Panel>
              </div>
              <div css={column}>
                <Panel title={t('picks.title')}>{panels.picks()}</Panel>
                <Panel title={t('proof.title')}>{panels.proof()}</Panel>
              </div>
              <p css={wide}>
                <LinkButton href="/truc-tiep/dua-bi">{t('toMatches')}</LinkButton>
              </p>
            </div>
          )
        }
      />
      <RaceSpeech />
    </RaceContext>
  );
});

const Story = () => (
  <NearPart id="dien-bien" code={storyCode} waiting={<div css={storyRoom} />}>
    {(RaceStory) => <RaceStory />}
  </NearPart>
);

/** The tab and the race to prove, in the address. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const tab = names.find((name) => tabKeys[name] === search.get('tab')) ?? 'order';
  const asked = search.get('cuoc') ?? '';
  const choose = (next: TabKey, raceId?: number) => {
    const query = new URLSearchParams(search);
    query.set('tab', tabKeys[next]);
    if (raceId === undefined) query.delete('cuoc');
    else query.set('cuoc', String(raceId));
    setSearch(query, { replace: true, preventScrollReset: true });
  };
  return { tab, raceId: /^\d{1,9}$/.test(asked) ? Number(asked) : undefined, choose };
}

const storyHead = css`
  padding: var(--sp-3) var(--sp-4) 0;
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
`;

const storyRoom = css`
  min-height: 440px;
`;

const alone = css`
  max-width: var(--content-max);
  margin: 0 auto;
  padding: var(--sp-5) var(--sp-4);
`;

const grid = css`
  @media ${NOT_PHONE} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    gap: var(--sp-4);
    align-items: start;
  }
`;

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
`;

const wide = css`
  grid-column: 1 / -1;
`;
