import { RoomFrame } from '@khandai/match-ui';
import { Hidden, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ChatMessage, Host } from '@khandai/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { type AuthorChoice, ChatRoom } from '../../domains/chat';
import type { FrameHandle } from '../../shell/frame/use-frame-kind';
import { matchLabel, useLive, useShownMatch, useSpoilers } from '../../domains/match';
import { PlayerStoreContext } from '../../domains/player';
import { useReloadAfterGap } from '../../shell/router/use-reload-after-gap';
import { HydrateLater } from '../../shell/hydration/HydrateLater';
import { NearPart } from '../../shell/parts/NearPart';
import { useServices } from '../../shell/services/services';
import { hostOf } from './host-of';
import { loadRoom, type RoomData } from './load-room';
import { eventsCode, newsCode } from './late-parts';
import { GoToSheet } from './GoToSheet';
import { HostSheet } from './HostSheet';
import { MemberSheet } from './MemberSheet';
import { OtherMatches } from './OtherMatches';
import { siteMeta } from '../../shell/seo/page-meta';
import { roomMeta } from './room-meta';
import { absentTab, shownTab, type TabKey, tabsOf, useIsPhone } from './room-tabs';
import { RoomInfo } from './RoomInfo';
import { RoomLine } from './RoomLine';
import { RoomPlayer } from './RoomPlayer';
import { RoomContext } from './room-context';
import { RoomStore } from './RoomStore';
import { RoomTabs } from './RoomTabs';
import { RunningContext } from './running-context';
import { RunningLines } from './RunningLines';
import { usePlayer } from './use-player';
import { useLatest, useSheet, useWriting } from './use-sheet';
import { useRoomWords } from './use-room-words';

export const loader = loadRoom;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const handle: FrameHandle = { frame: 'room' };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => roomMeta(loaderData, siteMeta(matches));

/** The key remounts the room for each match, so that no state of the previous one remains. */
export default function RoomRoute() {
  const data = useLoaderData<typeof loader>();
  return <RoomPage key={data.room.fixture.fixtureId} data={data} />;
}

const RoomPage = observer(function RoomPage({ data }: { data: RoomData }) {
  const { t } = useRoomWords();
  const live = useLive();
  useSpoilers(data.hidesScores);
  const { search, choose } = useAddress();
  const store = useRoom(data.room);
  const { hosts } = store;
  // Commentators may change while the room is open.
  const room = useMemo(() => ({ ...data.room, hosts: [...hosts] }), [data.room, hosts]);
  const fixture = live.latest(room.fixture);
  const shown = useShownMatch(room.fixture);
  const player = usePlayer(fixture);
  const [running] = useState(() => new RunningLines());
  const runOverVideo = useCallback(
    (message: ChatMessage) => {
      if (player.prefs.running) running.add(message);
    },
    [player, running],
  );
  const [firstGroup] = useState(() => hostOf(room, search.get('blv')).groupId);
  const isPhone = useIsPhone();
  const sheet = useSheet();
  const [author, setAuthor] = useState<AuthorChoice>();
  const write = useWriting(sheet);
  const { open: openSheet } = sheet;
  const openAuthor = useLatest((choice: AuthorChoice) => {
    setAuthor(choice);
    openSheet('thanh-vien');
  });

  const host = hostOf(room, search.get('blv'));
  const theatre = search.has(THEATRE);
  const tabs = tabsOf({ fixture, room: data.room, store, odds: data.odds, host, chatOwl: data.chatOwl });
  const absent = absentTab(search.get('tab'), tabs);
  const tab = absent ?? shownTab(search.get('tab'), tabs, isPhone);
  const showTab = (next: TabKey) => {
    choose({ tab: next });
  };
  const enterTheatre = () => {
    choose({ [THEATRE]: '1' });
  };
  const chooseHost = ({ commentator }: Host) => {
    sheet.dismiss();
    choose({ blv: String(commentator?.userId ?? '') });
  };
  const leaveTheatre = () => {
    choose({ [THEATRE]: undefined });
  };

  return (
    <RoomContext value={store}>
      <RunningContext value={running}>
        <PlayerStoreContext value={player}>
          <RoomFrame
            heading={<Hidden as="h1">{t('heading', { match: matchLabel(fixture) })}</Hidden>}
            dark={theatre && isPhone}
            running={player.prefs.running}
            player={
              <HydrateLater last>
                <RoomPlayer
                  fixture={shown.fixture}
                  host={host}
                  theatre={theatre}
                  onTheatre={theatre ? leaveTheatre : enterTheatre}
                  onMore={() => {
                    sheet.open('di-toi');
                  }}
                />
              </HydrateLater>
            }
            info={
              <HydrateLater>
                <RoomInfo room={room} {...shown} host={host} onChoose={chooseHost} />
              </HydrateLater>
            }
            line={
              <HydrateLater>
                <RoomLine
                  {...shown}
                  host={host}
                  onOverview={() => {
                    showTab('overview');
                  }}
                  onHosts={() => {
                    sheet.open('blv');
                  }}
                />
              </HydrateLater>
            }
            tabs={
              <HydrateLater>
                <RoomTabs
                  data={data}
                  {...shown}
                  host={host}
                  tabs={tabs}
                  absent={absent}
                  value={tab}
                  onChange={showTab}
                />
              </HydrateLater>
            }
            chat={
              <HydrateLater>
                <ChatRoom
                  key={host.groupId}
                  groupId={host.groupId}
                  title={host.commentator ? t('chatTitle', { name: host.commentator.name }) : t('ownRoom')}
                  history={data.history.ok && host.groupId === firstGroup ? data.history.value : undefined}
                  online={host.viewers}
                  subject={{ kind: host.commentator ? 'hosted' : 'match', match: fixture }}
                  membersOnly={!host.guestsWrite}
                  onNewest={runOverVideo}
                  compactOnPhones
                  onAuthor={openAuthor}
                />
              </HydrateLater>
            }
            chatLabel={t('tabs.chat')}
            chatOnPhone={theatre || tab === 'chat'}
            below={
              <Stack gap={6}>
                <HydrateLater>
                  <OtherMatches others={data.others} />
                </HydrateLater>
                {/* On phones the overview has it: nothing is below a room there. */}
                {!isPhone && (
                  <>
                    <NearPart id="room-events" code={eventsCode}>
                      {(RoomEvents) => <RoomEvents id="events-below" fixtureId={fixture.fixtureId} />}
                    </NearPart>
                    <NearPart id="room-news" code={newsCode}>
                      {(LatestNews) => <LatestNews fixtureId={fixture.fixtureId} />}
                    </NearPart>
                  </>
                )}
              </Stack>
            }
            theatre={theatre}
            onLeaveTheatre={leaveTheatre}
          />
          <HostSheet open={sheet.shown === 'blv'} onClose={sheet.close} room={room} host={host} onChoose={chooseHost} />
          <MemberSheet open={sheet.shown === 'thanh-vien'} onClose={sheet.close} choice={author} onWrite={write} />
          <GoToSheet
            open={sheet.shown === 'di-toi'}
            onClose={sheet.close}
            others={data.others}
            onTheatre={() => {
              sheet.dismiss();
              if (theatre) leaveTheatre();
              else enterTheatre();
            }}
          />
        </PlayerStoreContext>
      </RunningContext>
    </RoomContext>
  );
});

/** Search parameter of theatre mode, which shows only the video and the chat. */
const THEATRE = 'rap';

/** Tab, commentator and theatre mode in the address. `undefined` removes a parameter. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const choose = (part: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(part)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { search, choose };
}

/** The room's store: loaded data first, then pushed changes. */
function useRoom(room: RoomData['room']): RoomStore {
  const { socket } = useServices();
  const [store] = useState(() => new RoomStore(room));
  const { fixtureId } = room.fixture;

  useEffect(() => {
    store.load(room);
  }, [store, room]);
  useEffect(() => socket.watch({ topic: 'fixture', fixtureId }, store.accept), [socket, fixtureId, store]);
  useReloadAfterGap();
  return store;
}
