import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import {
  BannerColumns,
  Button,
  CardGrid,
  Composer,
  Dialog,
  EmptyState,
  ErrorState,
  FloodlitPitch,
  LinkButton,
  LoadingBar,
  LoadingBarModel,
  MatchCardSkeleton,
  MatchRowSkeleton,
  MessageRowSkeleton,
  NotFound,
  OddsTableSkeleton,
  OfflineBar,
  Player,
  Stack,
  ToastRegion,
  ToastStore,
  type PlayerView,
} from '../index.js';
import { composerLabels } from './samples/chat.js';
import { crests } from './samples/matches.js';
import { controls } from './samples/player.js';

const meta: Meta = { title: 'Trạng thái', parameters: { layout: 'padded' } };
export default meta;

const nothing = () => undefined;

export const Loading: StoryObj = {
  render: () => (
    <CardGrid>
      <MatchCardSkeleton label="Đang tải trận" />
      <MatchRowSkeleton label="Đang tải lịch" count={2} />
      <OddsTableSkeleton label="Đang tải kèo" count={1} />
      <MessageRowSkeleton label="Đang tải tin nhắn" count={3} />
    </CardGrid>
  ),
};

export const EmptyAndErrors: StoryObj = {
  render: () => (
    <Stack>
      <CardGrid>
        <EmptyState
          framed
          icon="calendar"
          title="Hôm nay chưa có trận nào"
          text="Vòng 12 bắt đầu ngày mai lúc 17:00."
          action={<LinkButton href="#">Xem ngày mai</LinkButton>}
        />
        <ErrorState
          framed
          title="Không tải được lịch thi đấu"
          text="Lỗi máy chủ. Danh sách lúc 20:28 vẫn xem được bên dưới."
          action={<Button icon="refresh">Thử lại</Button>}
        />
        <ErrorState
          framed
          icon="offline"
          title="Không có kết nối mạng"
          text="Sẽ tự tải lại khi có mạng."
          action={<Button icon="refresh">Thử lại</Button>}
        />
      </CardGrid>
      <OfflineBar>Đang kết nối lại… Tin nhắn sẽ được gửi khi có mạng.</OfflineBar>
      <OfflineBar
        icon="clock"
        action={
          <Button size="sm" look="quiet">
            Tải lại
          </Button>
        }
      >
        Số liệu cũ 3 phút, nguồn đang chậm.
      </OfflineBar>
    </Stack>
  ),
};

export const Missing: StoryObj = {
  render: () => (
    <NotFound
      title="Không tìm thấy trang"
      text="Ghế này không có trên khán đài."
      actions={
        <>
          <LinkButton look="primary" href="#">
            Về trang chủ
          </LinkButton>
          <LinkButton href="#">Xem lịch thi đấu</LinkButton>
        </>
      }
      detail="404 · /truc-tiep/cong-an-ha-noi-gap-nam-dinh"
    />
  ),
};

const pair = { home: crests.haiPhong, away: crests.namDinh };
const views: PlayerView[] = [
  {
    state: 'countdown',
    time: '21:00',
    text: (
      <>
        Bóng lăn sau <b>28:52</b>
      </>
    ),
    action: (
      <Button size="sm" look="primary" icon="bell-plus">
        Đặt lịch
      </Button>
    ),
    ...pair,
  },
  { state: 'loading', text: 'Đang mở Đường 1…' },
  { state: 'playing' },
  { state: 'retrying', text: 'Đang nối lại…' },
  { state: 'switching', text: 'Đường 1 mất tín hiệu, đang sang Đường 2…' },
  {
    state: 'failed',
    text: 'Không phát được. Mọi đường truyền của phòng đang hỏng.',
    actions: (
      <>
        <Button size="sm" look="primary">
          Thử lại
        </Button>
        <Button size="sm">Đổi BLV</Button>
      </>
    ),
  },
  { state: 'ended', score: '2–1', text: 'Trận đấu đã kết thúc', ...pair },
];

export const Players: StoryObj = {
  render: () => (
    <CardGrid>
      {views.map((view) => (
        <Player
          key={view.state}
          label={`Trình phát ${view.state}`}
          view={view}
          video={null}
          poster={<FloodlitPitch />}
          controls={{ ...controls, playing: false, muted: view.state === 'playing' }}
          unmuteHint="Bật tiếng"
        />
      ))}
    </CardGrid>
  ),
};

function ToastsDemo(): ReactNode {
  const [store] = useState(() => new ToastStore());
  const [bar] = useState(() => new LoadingBarModel());
  const [open, setOpen] = useState(true);
  useEffect(() => {
    store.push({
      tone: 'ok',
      title: 'Đã đặt lịch',
      text: 'Nhắc bạn lúc 20:45, trước giờ bóng lăn 15 phút.',
      actions: [{ label: 'Hoàn tác', onPress: nothing }],
    });
    store.push({ tone: 'bad', title: 'Lỗi', text: 'Phiên đăng nhập của bạn đã hết hạn.' });
    bar.start();
  }, [store, bar]);
  return (
    <>
      <LoadingBar model={bar} />
      <Button onClick={() => store.push({ tone: 'info', title: 'Có bản mới' })}>Hiện thông báo</Button>{' '}
      <Button onClick={() => bar.finish({ failed: true })}>Dừng thanh tải</Button>{' '}
      <Button onClick={() => setOpen(true)}>Mở hộp thoại</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Tên của bạn trong phòng"
        closeLabel="Đóng"
        actions={
          <Button look="primary" onClick={() => setOpen(false)}>
            Vào chat
          </Button>
        }
      >
        <p>Ai cũng thấy tên này cạnh tin nhắn của bạn.</p>
      </Dialog>
      <ToastRegion store={store} labels={{ region: 'Thông báo', close: 'Đóng' }} />
    </>
  );
}

export const ToastsAndDialog: StoryObj = { render: () => <ToastsDemo /> };

export const Composers: StoryObj = {
  render: () => (
    <Stack>
      <Composer value="" onChange={nothing} onSend={nothing} limit={200} labels={composerLabels} emoji={['⚽']} />
      <Composer
        value="Bàn này đẹp quá"
        onChange={nothing}
        onSend={nothing}
        limit={20}
        labels={composerLabels}
        reply={{ name: 'Đặng Tuấn Kiệt', text: 'Đá thế này mà giữ được tỷ số tới hết giờ là giỏi', onCancel: nothing }}
      />
      <Composer
        value="Chờ chút"
        held
        onChange={nothing}
        onSend={nothing}
        limit={200}
        labels={composerLabels}
        note={{ icon: 'clock', text: 'Phòng đang đông, gửi tiếp sau 3 giây' }}
      />
      <Composer
        value=""
        disabled
        onChange={nothing}
        onSend={nothing}
        limit={200}
        labels={{ ...composerLabels, placeholder: 'Bạn đang bị cấm chat' }}
      />
    </Stack>
  ),
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="500"><rect width="160" height="500" fill="#0B7C46"/></svg>')}`;

export const Banners: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <BannerColumns
      left={{ href: '#', src: picture, alt: 'Vòng 12' }}
      right={{ href: '#', src: picture, alt: 'Cúp Quốc gia' }}
      labels={{ region: 'Quảng cáo', close: 'Đóng quảng cáo' }}
    >
      <main style={{ height: 700, background: 'var(--c-surface)' }}>Trang</main>
    </BannerColumns>
  ),
};
