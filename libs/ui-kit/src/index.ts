// Theme: tokens, first paint, the user's choice.
export { kitCss, KitStyles } from './theme/KitStyles.js';
export { darkRoles, lightRoles } from './theme/tokens.js';
export { applyTheme, isThemeChoice, readTheme, THEME_CHOICES, themeScript } from './theme/theme.js';
export type { ThemeChoice } from './theme/theme.js';
export { NOT_PHONE, PHONE, SIDEWAYS, UPRIGHT } from './theme/phone-media.js';

// Links.
export { KitLink, LinkProvider } from './link/LinkProvider.js';
export type { KitLinkProps } from './link/LinkProvider.js';

// Time.
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
export { ChipNav } from './primitives/ChipNav.js';
export type { ChipNavItem } from './primitives/ChipNav.js';
export { Field } from './primitives/Field.js';
export type { FieldProps } from './primitives/Field.js';
export * as icons from './primitives/icons.js';
export { Icon } from './primitives/Icon.js';
export type { IconDrawing, IconProps } from './primitives/Icon.js';
export { IconButton } from './primitives/IconButton.js';
export type { IconButtonProps } from './primitives/IconButton.js';
export { Panel, SectionHead } from './primitives/Panel.js';
export type { PanelProps, SectionHeadProps } from './primitives/Panel.js';
export { PasswordField } from './primitives/PasswordField.js';
export type { PasswordFieldProps } from './primitives/PasswordField.js';
export { Segmented } from './primitives/Segmented.js';
export type { SegmentedProps } from './primitives/Segmented.js';
export { printAloneCss } from './primitives/print-alone.js';
export { Prose } from './primitives/Prose.js';
export type { ProseProps, ProseSize } from './primitives/Prose.js';
export { Select } from './primitives/Select.js';
export type { SelectProps } from './primitives/Select.js';
export { Switch } from './primitives/Switch.js';
export type { SwitchProps } from './primitives/Switch.js';
export { Tabs } from './primitives/Tabs.js';
export type { Tab, TabsProps } from './primitives/Tabs.js';
export { useMedia } from './primitives/use-media.js';
export type { MediaOptions } from './primitives/use-media.js';
export { useVisibleHeight } from './primitives/use-visible-height.js';
export { Clip, clipCss, Hidden, hiddenCss, Num, numCss } from './primitives/text.js';
export { KeyList } from './primitives/KeyList.js';
export type { KeyListProps } from './primitives/KeyList.js';

// Pictures.
export { Picture, PictureProvider } from './picture/Picture.js';
export type { PictureProps } from './picture/Picture.js';
export { PictureCrop } from './picture/PictureCrop.js';
export type { PictureCropProps } from './picture/PictureCrop.js';
export type { CropArea } from './picture/crop-model.js';
export type { PictureRendition, PictureRenditions } from './picture/picture-renditions.js';

// Shell: the frame around every page.
export { BottomBar } from './shell/BottomBar.js';
export { Footer } from './shell/Footer.js';
export type { FooterProps } from './shell/Footer.js';
export { Header, SkipLink } from './shell/Header.js';
export type { HeaderProps } from './shell/Header.js';
export { Logo, Mark } from './shell/Logo.js';
export { Marquee } from './shell/Marquee.js';
export type { MarqueeProps } from './shell/Marquee.js';
export type { BottomTab, NavItem } from './shell/nav-item.js';
export { noRing, pageEdge } from './shell/page-edge.styles.js';
export { CardGrid, PageFrame, Stack } from './shell/PageFrame.js';
export { ReadingColumn } from './shell/ReadingColumn.js';
export type { PageFrameProps } from './shell/PageFrame.js';
export { PrimaryNav } from './shell/PrimaryNav.js';
export type { PrimaryNavProps } from './shell/PrimaryNav.js';
export { BannerColumns } from './shell/SideBanner.js';
export type { BannerColumnsProps, SideBannerView } from './shell/SideBanner.js';
export { SideList } from './shell/SideList.js';
export type { SideListProps } from './shell/SideList.js';
export { SubNav } from './shell/SubNav.js';
export type { SubNavProps } from './shell/SubNav.js';
export { useDisclosure } from './primitives/use-disclosure.js';
export type { Disclosure } from './primitives/use-disclosure.js';
export { ThemeToggle } from './shell/ThemeToggle.js';
export type { ThemeToggleProps } from './shell/ThemeToggle.js';
export { TabNav } from './shell/TabNav.js';
export type { TabNavItem, TabNavProps } from './shell/TabNav.js';
export { LoadingBar } from './shell/LoadingBar.js';
export { LoadingBarModel } from './shell/loading-bar-model.js';
export type { LoadingBarOptions, LoadingBarState } from './shell/loading-bar-model.js';

// Dates.
export { DateStrip } from './dates/DateStrip.js';
export type { DateStripProps, StripDay } from './dates/DateStrip.js';
export { MonthCalendar } from './dates/MonthCalendar.js';
export type { CalendarDay, MonthCalendarProps } from './dates/MonthCalendar.js';

// Phone numbers. These modules contain the numbering plans of every country: lazy-load the page or dialog that uses
// them.
export type { CountryPickerLabels } from './phone/CountryPicker.js';
export { PhoneField } from './phone/PhoneField.js';
export type { PhoneFieldProps } from './phone/PhoneField.js';
export { phoneDraft, readPhone } from './phone/phone-model.js';
export type { PhoneCountry, PhoneDraft, PhoneProblem, PhoneReading } from './phone/phone-model.js';

// Preview of pictures and videos.
export { Preview } from './preview/Preview.js';
export type { PreviewProps } from './preview/Preview.js';
export type { PreviewItem, PreviewLabels } from './preview/preview-item.js';

// States.
export { EmptyState, ErrorState } from './states/EmptyState.js';
export type { StatePanelProps } from './states/EmptyState.js';
export { Dialog } from './states/Dialog.js';
export type { DialogProps } from './states/Dialog.js';
export { Sheet } from './states/Sheet.js';
export type { SheetProps } from './states/Sheet.js';
export { NotFound } from './states/NotFound.js';
export type { NotFoundProps } from './states/NotFound.js';
export { OfflineBar } from './states/OfflineBar.js';
export type { OfflineBarProps } from './states/OfflineBar.js';
export { Bone, repeated, Skeleton } from './states/Skeleton.js';
export type { SkeletonProps } from './states/Skeleton.js';
export { ToastStore } from './states/toast-store.js';
export type { Toast, ToastInput, ToastTone } from './states/toast-store.js';
export { ToastRegion } from './states/ToastRegion.js';
export type { ToastRegionProps } from './states/ToastRegion.js';
