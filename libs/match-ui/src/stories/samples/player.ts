import type { PlayerControlsProps } from '../../room/player-view.js';
import { nothing } from './nothing.js';

export const controls: PlayerControlsProps = {
  labels: {
    play: 'Phát',
    pause: 'Tạm dừng',
    mute: 'Tắt tiếng',
    unmute: 'Bật tiếng',
    volume: 'Âm lượng',
    goLive: 'Trực tiếp',
    rewind: 'Lùi 10 giây',
    pip: 'Cửa sổ nhỏ',
    theatre: 'Chế độ rạp',
    leaveTheatre: 'Thoát chế độ rạp',
    fullscreen: 'Toàn màn hình',
    leaveFullscreen: 'Thoát toàn màn hình',
  },
  playing: true,
  muted: false,
  volume: 0.8,
  atLive: true,
  theatre: false,
  fullscreen: false,
  onTogglePlay: nothing,
  onToggleMute: nothing,
  onVolume: nothing,
  onGoLive: nothing,
  onSkip: nothing,
  onToggleTheatre: nothing,
  onToggleFullscreen: nothing,
  onPip: nothing,
  quality: {
    label: 'Chất lượng',
    value: 'auto',
    options: [
      { value: 'auto', label: '720p' },
      { value: '360', label: '360p' },
    ],
    onChange: nothing,
  },
  line: {
    label: 'Đường truyền',
    value: '1',
    options: [
      { value: '1', label: 'Đường 1' },
      { value: '2', label: 'Đường 2' },
    ],
    onChange: nothing,
  },
};
