// Matches.
export { MatchCardSkeleton, MatchRowSkeleton } from './match/MatchSkeletons.js';
export { Crest } from './match/Crest.js';
export type { CrestProps, CrestView } from './match/Crest.js';
export { BookButton } from './match/BookButton.js';
export type { BookButtonProps } from './match/BookButton.js';
export { FeaturedRoom } from './match/FeaturedRoom.js';
export type { FeaturedRoomProps } from './match/FeaturedRoom.js';
export { RoomPicture, type RoomPictureProps } from './match/RoomPicture.js';
export { LeagueGroup } from './match/LeagueGroup.js';
export type { LeagueGroupProps } from './match/LeagueGroup.js';
export { MatchCard } from './match/MatchCard.js';
export type { MatchCardProps } from './match/MatchCard.js';
export { MatchRow } from './match/MatchRow.js';
export type { MatchRowProps } from './match/MatchRow.js';
export type { StateTone, StateView, TeamView } from './match/view.js';

// Live rooms.
export { CommentaryList } from './room/CommentaryList.js';
export type { CommentaryListProps, CommentaryRow } from './room/CommentaryList.js';
export { CORNERS } from './room/corner-drag.js';
export type { Corner } from './room/corner-drag.js';
export { HostCard, HostSwitcher } from './room/HostCard.js';
export type { HostCardProps, HostSwitcherProps } from './room/HostCard.js';
export type { LineUpLabels, LineUpPlayerView, PlayerMark, TeamLineUpView } from './room/line-up-view.js';
export { LineUpList } from './room/LineUpList.js';
export type { LineUpListProps } from './room/LineUpList.js';
export { LineUpPitch } from './room/LineUpPitch.js';
export type { LineUpPitchProps } from './room/LineUpPitch.js';
export { MatchLine } from './room/MatchLine.js';
export type { MatchLineProps } from './room/MatchLine.js';
export { MiniPlayer } from './room/MiniPlayer.js';
export type { MiniPlayerProps } from './room/MiniPlayer.js';
export { PICTURE_HEIGHT } from './room/room-frame.styles.js';
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
export { Player } from './room/Player.js';
export type { PlayerProps } from './room/Player.js';
export type { PlayerChoice, PlayerControlsProps, PlayerSeek, PlayerView } from './room/player-view.js';

// Charts of a match.
export { ChartTable } from './charts/ChartTable.js';
export type { ChartTableProps, ChartTableRow } from './charts/ChartTable.js';
export type { MinuteMark } from './charts/MinutePlot.js';
export { momentumOf, type PressureShot } from './charts/momentum.js';
export { MomentumChart } from './charts/MomentumChart.js';
export type { MomentumChartProps } from './charts/MomentumChart.js';
export { ShotMap } from './charts/ShotMap.js';
export type { ShotMapProps, ShotMark, ShotView } from './charts/ShotMap.js';
export { WinChart } from './charts/WinChart.js';
export type { WinChartProps, WinPoint } from './charts/WinChart.js';

// Other sports than football.
export { FactRow } from './sport/FactRow.js';
export type { FactView } from './sport/FactRow.js';
export { FoulPips } from './sport/FoulPips.js';
export type { FoulPipsProps } from './sport/FoulPips.js';
export { LapStrip } from './sport/LapStrip.js';
export type { LapState } from './sport/LapStrip.js';
export { LeadChart } from './sport/LeadChart.js';
export type { LeadChartProps } from './sport/LeadChart.js';
export type { LeadPoint, LeadSection } from './sport/lead-chart-model.js';
export { PeriodTable } from './sport/PeriodTable.js';
export type { PeriodTableProps, PeriodView } from './sport/PeriodTable.js';
export { RaceStandings } from './sport/RaceStandings.js';
export type { RunnerView } from './sport/RaceStandings.js';
export { SeriesStrip } from './sport/SeriesStrip.js';
export type { GameView } from './sport/SeriesStrip.js';
export type { Sides } from './sport/sides.js';

// Marble races.
export { LapHead } from './race/LapHead.js';
export type { LapHeadProps } from './race/LapHead.js';
export { Marble } from './race/Marble.js';
export type { MarbleView } from './race/Marble.js';
export { MyPick } from './race/MyPick.js';
export type { MyPickProps } from './race/MyPick.js';
export { PickGrid } from './race/PickGrid.js';
export type { PickableView, PickGridProps } from './race/PickGrid.js';
export { PickShares } from './race/PickShares.js';
export type { PickShareView } from './race/PickShares.js';
export { RaceOrder } from './race/RaceOrder.js';
export type { RunningMarbleView } from './race/RaceOrder.js';
export { RaceRow } from './race/RaceRow.js';
export type { RaceRowProps } from './race/RaceRow.js';
export { RaceTrack } from './race/RaceTrack.js';
export type { RaceTrackProps, TrackMarbleView } from './race/RaceTrack.js';
export { RaceVeil } from './race/RaceVeil.js';
export type { RaceVeilProps } from './race/RaceVeil.js';
export { ReplayBar } from './race/ReplayBar.js';
export type { ReplayBarProps } from './race/ReplayBar.js';
export { RankChart } from './race/RankChart.js';
export type { RankChartProps, RankLineView } from './race/RankChart.js';
export type { RankPoint } from './race/rank-chart-model.js';
export { SeedProof } from './race/SeedProof.js';
export type { ProofValueView, SeedProofProps } from './race/SeedProof.js';
export { SyncBar } from './race/SyncBar.js';
export type { MarblePlace } from './race/track-model.js';
export type { MovingMarbles } from './race/use-marble-frames.js';

// Odds.
export { OddsTableSkeleton } from './odds/OddsTableSkeleton.js';
export { CompareTable } from './odds/CompareTable.js';
export type {
  CompareLabels,
  ComparePriceChoice,
  ComparePriceView,
  CompareRowView,
  CompareTableProps,
} from './odds/CompareTable.js';
export { MoveChart } from './odds/MoveChart.js';
export type { MoveChartProps, MoveSeries } from './odds/MoveChart.js';
export type { ChartPoint } from './odds/move-chart-model.js';
export { MoveList } from './odds/MoveList.js';
export type { MoveListProps, MoveRowView } from './odds/MoveList.js';
export { OddsFrame } from './odds/OddsFrame.js';
export type { OddsFrameProps } from './odds/OddsFrame.js';
export { OddsMatchRows } from './odds/OddsMatchRows.js';
export type { OddsMatchRowsProps } from './odds/OddsMatchRows.js';
export { cellOf } from './odds/odds-cell.js';
export { oddsParts } from './odds/odds-view.js';
export type {
  HandicapView,
  MarketViews,
  OddsCellView,
  OddsChoice,
  OddsColumns,
  OddsGroupView,
  OddsHalf,
  OddsHalfView,
  OddsHeadView,
  OddsLabels,
  OddsLeagueView,
  OddsMatchView,
  OddsSide,
  OddsTeamView,
  OverUnderView,
  PriceLabels,
  PriceView,
} from './odds/odds-view.js';
export { PayoutNote } from './odds/PayoutNote.js';
export type { PayoutNoteProps } from './odds/PayoutNote.js';
export { LineCell, OpeningPrice, PriceCell } from './odds/PriceCell.js';
export type { LineCellProps, PriceCellProps } from './odds/PriceCell.js';
