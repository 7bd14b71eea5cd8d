import { RoomFrame, Tabs } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { type MetaFunction, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { ChatRoom } from '../../shell/chat/ChatRoom';
import { HiddenTitle } from '../../shell/frame/HiddenTitle';
import type { FrameHandle } from '../../shell/frame/Frame';
import { matchLabel } from '../../shell/match/fixture-view';
import { useServices } from '../../shell/services/services';
import { EventsTab } from './EventsTab';
import { hostOf, loadRoom } from './load-room';
import { OddsTab } from './OddsTab';
import { OtherMatches } from './OtherMatches';
import { PlayerStore } from './PlayerStore';
import { roomMeta } from './room-meta';
import { RoomInfo } from './RoomInfo';
import { RoomPlayer } from './RoomPlayer';
import { RoomStore } from './RoomStore';
import { shownTab, type TabKey, useIsPhone } from './room-tabs';
import { StatsTab } from './StatsTab';

export const loader = loadRoom;

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/router/revalidation';

export const handle: FrameHandle = { frame: 'room' };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => roomMeta(loaderData);

/** A new match is a new room: nothing of the last one stays. */
export default function RoomRoute() {
  const data = useLoaderData<typeof loader>();
  return <RoomPage key={data.room.fixture.fixtureId} data={data} />;
}

const RoomPage = observer(function RoomPage({ data }: { data: Awaited<ReturnType<typeof loader>> }) {
  const { t } = useTranslation('room');
  const { live, socket } = useServices();
  const { room } = data;
  const [search, setSearch] = useSearchParams();
  const [player] = useState(() => new PlayerStore());
  const [store] = useState(() => new RoomStore(room));
  const [firstGroup] = useState(() => hostOf(room, search.get('blv')).groupId);
  const { revalidate } = useRevalidator();
  const isPhone = useIsPhone();

  const fixture = live.latest(room.fixture);
  const host = hostOf(room, search.get('blv'));
  const tab = shownTab(search.get('tab'), isPhone);
  const { fixtureId } = fixture;

  useEffect(() => {
    store.load(room);
  }, [store, room]);
  useEffect(() => socket.watchFixture(fixtureId, store.accept), [socket, fixtureId, store]);
  useEffect(() => socket.resumed.on(() => void revalidate()), [socket, revalidate]);

  const choose = (part: { tab?: TabKey; blv?: string }) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(part)) next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };

  const title = host.commentator ? t('chatTitle', { name: host.commentator.name }) : t('ownRoom');
  return (
    <RoomFrame
      player={<RoomPlayer fixture={fixture} host={host} store={player} />}
      info={
        <>
          <HiddenTitle>{t('heading', { match: matchLabel(fixture) })}</HiddenTitle>
          <RoomInfo
            room={room}
            fixture={fixture}
            host={host}
            onChoose={({ commentator }) => {
              choose({ blv: String(commentator?.userId ?? '') });
            }}
          />
        </>
      }
      tabs={
        <Tabs
          label={t('tabs.label')}
          value={tab}
          onChange={(key) => {
            choose({ tab: key });
          }}
          tabs={[
            // Where the chat stands beside the player this tab is not there; until the width is known it holds the events.
            { id: 'chat', label: t('tabs.chat'), only: 'phone', panel: <EventsTab fixture={fixture} store={store} /> },
            { id: 'events', label: t('tabs.events'), panel: <EventsTab fixture={fixture} store={store} /> },
            { id: 'stats', label: t('tabs.stats'), panel: <StatsTab store={store} /> },
            { id: 'odds', label: t('tabs.odds'), panel: <OddsTab fixture={fixture} odds={data.odds} /> },
          ]}
        />
      }
      chat={
        <ChatRoom
          key={host.groupId}
          groupId={host.groupId}
          title={title}
          history={data.history.ok && host.groupId === firstGroup ? data.history.value : undefined}
          online={host.viewers}
          hideHeadOnPhones
        />
      }
      chatLabel={t('tabs.chat')}
      chatOnPhone={tab === 'chat'}
      below={<OtherMatches others={data.others} />}
      theatre={player.theatre}
    />
  );
});
