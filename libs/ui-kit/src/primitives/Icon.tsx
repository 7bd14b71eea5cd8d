import { css } from '@emotion/react';
import {
  ArrowDown,
  ArrowLeftRight,
  Bell,
  BellPlus,
  BellRing,
  Calendar,
  Captions,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleUserRound,
  Clock,
  Copy,
  EllipsisVertical,
  ExternalLink,
  Eye,
  EyeOff,
  Flame,
  Gift,
  Headphones,
  House,
  Image,
  Info,
  Keyboard,
  List,
  Lock,
  LogIn,
  LogOut,
  Maximize,
  Megaphone,
  Menu,
  MessageCircle,
  Mic,
  Minimize,
  Monitor,
  MonitorX,
  Moon,
  Move,
  Pause,
  Phone,
  PictureInPicture2,
  Pin,
  Play,
  Plus,
  RectangleHorizontal,
  RefreshCw,
  Repeat2,
  Reply,
  RotateCcw,
  Search,
  SendHorizontal,
  Settings2,
  Share2,
  Shield,
  Smile,
  Star,
  Sticker,
  Sun,
  SunMoon,
  Trash2,
  TriangleAlert,
  Trophy,
  UserRoundPlus,
  UsersRound,
  Volume2,
  VolumeX,
  WifiOff,
  X,
} from 'lucide-react';

/** Only what is used, so that the bundle carries no icon nobody sees. */
const icons = {
  'arrow-down': ArrowDown,
  'arrow-left-right': ArrowLeftRight,
  bell: Bell,
  'bell-plus': BellPlus,
  'bell-ring': BellRing,
  calendar: Calendar,
  captions: Captions,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  alert: CircleAlert,
  done: CircleCheck,
  account: CircleUserRound,
  clock: Clock,
  copy: Copy,
  more: EllipsisVertical,
  external: ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  flame: Flame,
  gift: Gift,
  headphones: Headphones,
  home: House,
  image: Image,
  info: Info,
  keyboard: Keyboard,
  list: List,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  maximize: Maximize,
  megaphone: Megaphone,
  menu: Menu,
  message: MessageCircle,
  mic: Mic,
  minimize: Minimize,
  monitor: Monitor,
  'var-off': MonitorX,
  moon: Moon,
  move: Move,
  pause: Pause,
  phone: Phone,
  pip: PictureInPicture2,
  pin: Pin,
  play: Play,
  plus: Plus,
  theatre: RectangleHorizontal,
  refresh: RefreshCw,
  switch: Repeat2,
  reply: Reply,
  rewind: RotateCcw,
  search: Search,
  send: SendHorizontal,
  settings: Settings2,
  share: Share2,
  shield: Shield,
  smile: Smile,
  star: Star,
  sticker: Sticker,
  sun: Sun,
  'sun-moon': SunMoon,
  trash: Trash2,
  warning: TriangleAlert,
  trophy: Trophy,
  'user-plus': UserRoundPlus,
  users: UsersRound,
  volume: Volume2,
  'volume-off': VolumeX,
  offline: WifiOff,
  close: X,
} as const;

export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
  /** Edge in pixels; without it 20, or what the surrounding component says through --icon. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Always decorative: the words stand beside it or in the button's label. */
export function Icon({ name, size, className }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      css={drawing}
      className={className}
      style={size ? { width: size, height: size } : undefined}
      aria-hidden="true"
      focusable="false"
    />
  );
}

const drawing = css`
  width: var(--icon, 20px);
  height: var(--icon, 20px);
  stroke-width: 2;
  flex: none;
`;
