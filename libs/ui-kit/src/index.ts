// Theme: tokens, first paint, choice of the reader.
export { KitStyles } from './theme/KitStyles.js';
export { applyTheme, isThemeChoice, readTheme, THEME_CHOICES, themeScript } from './theme/theme.js';
export type { ThemeChoice } from './theme/theme.js';
export { LinkProvider } from './link/LinkProvider.js';
export type { KitLinkProps } from './link/LinkProvider.js';
export { browserClock } from './time/clock.js';
export type { KitClock } from './time/clock.js';

// Primitives.
export { Avatar, AvatarStack } from './primitives/Avatar.js';
export type { AvatarProps, AvatarView } from './primitives/Avatar.js';
export { Badge, CountBadge, LiveBadge, LiveCount, OriginBadge } from './primitives/Badge.js';
export type { BadgeTone } from './primitives/Badge.js';
export { Button, LinkButton } from './primitives/Button.js';
export type { ButtonLook, ButtonProps, LinkButtonProps } from './primitives/Button.js';
export { Chip, ChipRow } from './primitives/Chip.js';
export type { ChipProps } from './primitives/Chip.js';
export { Crest } from './primitives/Crest.js';
export type { CrestProps, CrestView } from './primitives/Crest.js';
export { Field } from './primitives/Field.js';
export type { FieldProps } from './primitives/Field.js';
export { Icon } from './primitives/Icon.js';
export type { IconName, IconProps } from './primitives/Icon.js';
export { IconButton } from './primitives/IconButton.js';
export type { IconButtonProps } from './primitives/IconButton.js';
export { Panel, SectionHead } from './primitives/Panel.js';
export type { PanelProps, SectionHeadProps } from './primitives/Panel.js';
export { PasswordField } from './primitives/PasswordField.js';
export type { PasswordFieldProps } from './primitives/PasswordField.js';
export { Segmented } from './primitives/Segmented.js';
export type { SegmentedProps } from './primitives/Segmented.js';
export { Select } from './primitives/Select.js';
export type { SelectProps } from './primitives/Select.js';
export { Switch } from './primitives/Switch.js';
export type { SwitchProps } from './primitives/Switch.js';
export { Tabs } from './primitives/Tabs.js';
export type { Tab, TabsProps } from './primitives/Tabs.js';
export { useMedia } from './primitives/use-media.js';
export type { MediaOptions } from './primitives/use-media.js';
export { Clip, Hidden, Num } from './primitives/text.js';

// Pictures.
export { Picture, PictureProvider } from './picture/Picture.js';
export type { PictureProps } from './picture/Picture.js';
export { PictureCrop } from './picture/PictureCrop.js';
export type { PictureCropProps } from './picture/PictureCrop.js';
export type { CropView } from './picture/crop-model.js';
export type { PictureFigure, PictureFigures } from './picture/picture-figures.js';

// Shell.
export { BottomBar } from './shell/BottomBar.js';
export { Footer } from './shell/Footer.js';
export type { FooterProps } from './shell/Footer.js';
export { Header, SkipLink } from './shell/Header.js';
export type { HeaderProps } from './shell/Header.js';
export { Logo, Mark } from './shell/Logo.js';
export { Marquee } from './shell/Marquee.js';
export type { MarqueeProps } from './shell/Marquee.js';
export type { BottomTab, NavItem } from './shell/nav-item.js';
export { CardGrid, PageFrame, Stack } from './shell/PageFrame.js';
export type { PageFrameProps } from './shell/PageFrame.js';
export { PrimaryNav } from './shell/PrimaryNav.js';
export type { PrimaryNavProps } from './shell/PrimaryNav.js';
export { BannerColumns, SideBanner } from './shell/SideBanner.js';
export type { BannerColumnsProps, SideBannerProps, SideBannerView } from './shell/SideBanner.js';
export { SideList } from './shell/SideList.js';
export type { SideListProps } from './shell/SideList.js';
export { SubNav } from './shell/SubNav.js';
export type { SubNavProps } from './shell/SubNav.js';
export { useDisclosure } from './shell/use-disclosure.js';
export type { Disclosure } from './shell/use-disclosure.js';
export { ThemeToggle } from './shell/ThemeToggle.js';
export type { ThemeToggleProps } from './shell/ThemeToggle.js';

// Matches.
export { BookButton } from './match/BookButton.js';
export type { BookButtonProps } from './match/BookButton.js';
export { DateStrip } from './match/DateStrip.js';
export type { DateStripProps, StripDay } from './match/DateStrip.js';
export { FeaturedRoom, GlassTag } from './match/FeaturedRoom.js';
export type { FeaturedRoomProps } from './match/FeaturedRoom.js';
export { FloodlitPitch } from './match/FloodlitPitch.js';
export { LeagueGroup } from './match/LeagueGroup.js';
export type { LeagueGroupProps } from './match/LeagueGroup.js';
export { MatchCard } from './match/MatchCard.js';
export type { MatchCardProps } from './match/MatchCard.js';
export { MatchRow } from './match/MatchRow.js';
export type { MatchRowProps } from './match/MatchRow.js';
export { MonthCalendar } from './match/MonthCalendar.js';
export type { CalendarDay, MonthCalendarProps } from './match/MonthCalendar.js';
export { SportNav } from './match/SportNav.js';
export type { SportNavProps } from './match/SportNav.js';
export { StateLabel } from './match/StateLabel.js';
export type { StateTone, StateView, TeamView } from './match/view.js';

// Room.
export { CommentaryList } from './room/CommentaryList.js';
export type { CommentaryListProps, CommentaryRow } from './room/CommentaryList.js';
export { CORNERS } from './room/corner-drag.js';
export type { Corner } from './room/corner-drag.js';
export { HostCard, HostSwitcher } from './room/HostCard.js';
export type { HostCardProps, HostSwitcherProps } from './room/HostCard.js';
export { KeyList } from './room/KeyList.js';
export type { KeyListProps } from './room/KeyList.js';
export type { LineUpLabels, LineUpPlayerView, PlayerMark, TeamLineUpView } from './room/line-up-view.js';
export { LineUpList } from './room/LineUpList.js';
export type { LineUpListProps } from './room/LineUpList.js';
export { LineUpPitch } from './room/LineUpPitch.js';
export type { LineUpPitchProps } from './room/LineUpPitch.js';
export { MiniPlayer } from './room/MiniPlayer.js';
export type { MiniPlayerProps } from './room/MiniPlayer.js';
export { RoomFrame } from './room/RoomFrame.js';
export type { RoomFrameProps } from './room/RoomFrame.js';
export { RunningText } from './room/RunningText.js';
export type { RunningTextProps } from './room/RunningText.js';
export { ScoreStrip } from './room/ScoreStrip.js';
export type { ScoreStripProps } from './room/ScoreStrip.js';
export { StatBar } from './room/StatBar.js';
export type { StatBarProps } from './room/StatBar.js';
export { Timeline } from './room/Timeline.js';
export type { TimelineMark, TimelineProps, TimelineRow } from './room/Timeline.js';

// Odds.
export { CompareTable } from './odds/CompareTable.js';
export type { CompareLabels, ComparePriceChoice, ComparePriceView, CompareRowView, CompareTableProps } from './odds/CompareTable.js';
export { MoveChart } from './odds/MoveChart.js';
export type { MoveChartProps, MoveSeries } from './odds/MoveChart.js';
export { MoveList } from './odds/MoveList.js';
export type { MoveListProps, MoveRowView } from './odds/MoveList.js';
export { OddsFrame } from './odds/OddsFrame.js';
export type { OddsFrameProps } from './odds/OddsFrame.js';
export { OddsMatchRows } from './odds/OddsMatchRows.js';
export type { OddsMatchRowsProps } from './odds/OddsMatchRows.js';
export { OddsTable } from './odds/OddsTable.js';
export type { OddsTableProps } from './odds/OddsTable.js';
export { cellOf } from './odds/odds-view.js';
export type {
  OddsCellView,
  OddsChoice,
  OddsColumns,
  OddsGroupView,
  OddsHalf,
  OddsHalfView,
  OddsHeadView,
  OddsLabels,
  OddsLeagueView,
  OddsMarket,
  OddsMatchView,
  OddsSide,
  OddsTeamView,
  PriceLabels,
  PriceView,
} from './odds/odds-view.js';
export { PayoutNote } from './odds/PayoutNote.js';
export type { PayoutNoteProps } from './odds/PayoutNote.js';
export { LineCell, OpeningPrice, PriceCell } from './odds/PriceCell.js';
export type { PriceCellProps } from './odds/PriceCell.js';

// Chat.
export { ChatPanel, NewLine, NewPill, PinnedNotice, SystemLine } from './chat/ChatLines.js';
export type { ChatPanelProps, PinnedNoticeProps } from './chat/ChatLines.js';
export { Composer } from './chat/Composer.js';
export type { ComposerProps } from './chat/Composer.js';
export { MessageList } from './chat/MessageList.js';
export type { MessageListItem, MessageListProps } from './chat/MessageList.js';
export { MessageRow } from './chat/MessageRow.js';
export type { MessageRowProps, ReactionView } from './chat/MessageRow.js';
export type { MessageToolsProps } from './chat/MessageTools.js';
export { ReactionGlyph } from './chat/ReactionGlyph.js';
export type { ReactionFace } from './chat/ReactionGlyph.js';

// Telephone numbers. They bring the numbers of the whole world along: load the page or dialog that asks for one lazily.
export { PhoneField } from './phone/PhoneField.js';
export type { PhoneFieldProps } from './phone/PhoneField.js';
export { phoneDraft, readPhone } from './phone/phone-model.js';
export type { PhoneCountry, PhoneDraft, PhoneProblem, PhoneReading } from './phone/phone-model.js';

// Preview of pictures and videos.
export { Preview } from './preview/Preview.js';
export type { PreviewProps } from './preview/Preview.js';
export type { PreviewItem, PreviewLabels } from './preview/preview-item.js';

// States.
export { EmptyState, ErrorState } from './states/Blank.js';
export type { BlankProps } from './states/Blank.js';
export { Dialog } from './states/Dialog.js';
export type { DialogProps } from './states/Dialog.js';
export { NotFound } from './states/NotFound.js';
export type { NotFoundProps } from './states/NotFound.js';
export { OfflineBar } from './states/OfflineBar.js';
export type { OfflineBarProps } from './states/OfflineBar.js';
export { MatchCardSkeleton, MatchRowSkeleton, MessageRowSkeleton, OddsTableSkeleton } from './states/Skeleton.js';
export type { SkeletonProps } from './states/Skeleton.js';
export { ToastStore } from './states/toast-store.js';
export type { Toast, ToastInput, ToastTone } from './states/toast-store.js';
export { ToastRegion } from './states/ToastRegion.js';
export type { ToastRegionProps } from './states/ToastRegion.js';
export { LoadingBar } from './shell/LoadingBar.js';
export { LoadingBarModel } from './shell/loading-bar-model.js';
export type { LoadingBarOptions, LoadingBarState } from './shell/loading-bar-model.js';
export { Player } from './room/Player.js';
export type { PlayerProps } from './room/Player.js';
export { PlayerControls } from './room/PlayerControls.js';
export type { PlayerChoice, PlayerControlsProps, PlayerView } from './room/player-view.js';
