import { VIETNAM, wallTimeAt } from '@khandai/calendar';
import { type Fixture, hasKickOffTime, MatchState, RawStatus, type Team } from '@khandai/contracts';
import type { ReactElement } from 'react';
import { box, picture, text } from './elements.js';
import { frame, ink } from './frame.js';
import { shield } from './shield.js';

/** What the picture of a match shows. */
export type MatchFacts = Pick<
  Fixture,
  | 'league'
  | 'round'
  | 'home'
  | 'away'
  | 'status'
  | 'state'
  | 'awarded'
  | 'kickOff'
  | 'dateOnly'
  | 'homeScore'
  | 'awayScore'
  | 'extra'
  | 'origin'
>;

/** A match without what its course tells: not even whether it is over. */
export const beforeKickOff = (match: MatchFacts): MatchFacts => ({
  ...match,
  ...(match.state !== MatchState.coming && { status: RawStatus.notStarted, state: MatchState.coming }),
  ...{ awarded: false, homeScore: null, awayScore: null, extra: null },
});

/** Both teams with their score, or the kick-off in Vietnam's time before it. No minute: the picture is kept by others. */
export function matchCard(match: MatchFacts): ReactElement {
  const head = [match.league.name, match.round].filter(Boolean).join(' · ');
  const middle = box(
    { flexDirection: 'column', alignItems: 'center', width: 340, paddingTop: 16, gap: 12 },
    ...(match.state === MatchState.coming || !scoreOf(match) ? coming(match) : played(match)),
  );
  const teams = box(
    { alignItems: 'flex-start', justifyContent: 'space-between' },
    side(match.home),
    middle,
    side(match.away),
  );
  return frame(
    box(
      { flexDirection: 'column', justifyContent: 'space-between', height: 440 },
      text(head, 1, { fontSize: 34, color: ink.soft }),
      teams,
      box({ height: 1 }),
    ),
    match.origin === 'demo' ? 'Dữ liệu mô phỏng' : undefined,
  );
}

const side = (team: Team): ReactElement =>
  box(
    { flexDirection: 'column', alignItems: 'center', width: 360, gap: 24 },
    picture(shield(team.colors), 150, 150),
    text(team.name, 2, { fontSize: 42, fontWeight: 700, lineHeight: 1.2, textAlign: 'center' }),
  );

function coming(match: MatchFacts): ReactElement[] {
  const trouble = troubles[match.status];
  const at = wallTimeAt(Date.parse(match.kickOff), VIETNAM);
  const date = `${at.day}/${at.month}/${at.year}`;
  const time = hasKickOffTime(match) ? `${twoDigits(at.hour)}:${twoDigits(at.minute)}` : undefined;
  return [
    box({ fontSize: time ? 96 : 60, fontWeight: 700 }, time ?? date),
    ...(trouble ? [trouble] : time ? [date, 'giờ Việt Nam'] : ['Chưa định giờ']).map((words) =>
      box({ fontSize: 32, lineHeight: 1, color: ink.soft }, words),
    ),
  ];
}

function played(match: MatchFacts): ReactElement[] {
  const kicks = match.extra?.penaltyHomeScore;
  const after = match.extra
    ? typeof kicks === 'number'
      ? `Luân lưu ${kicks}–${match.extra.penaltyAwayScore ?? 0}`
      : 'Sau hiệp phụ'
    : undefined;
  const live = match.state === MatchState.live;
  const word = troubles[match.status] ?? (match.awarded ? 'Xử thắng' : live ? 'Đang diễn ra' : (after ?? 'Kết thúc'));
  return [
    box({ fontSize: 120, fontWeight: 700, lineHeight: 1.1 }, scoreOf(match) ?? ''),
    box({ fontSize: 32, fontWeight: 700, color: live ? ink.live : ink.soft }, word),
  ];
}

/** `2–1`; undefined without a score. */
export function scoreOf({
  homeScore,
  awayScore,
  extra,
}: Pick<MatchFacts, 'homeScore' | 'awayScore' | 'extra'>): string | undefined {
  if (extra) return `${extra.homeScore}–${extra.awayScore}`;
  return homeScore === null || awayScore === null ? undefined : `${homeScore}–${awayScore}`;
}

/** Words for matches that do not run as planned. */
const troubles: Readonly<Record<number, string | undefined>> = {
  [RawStatus.cancelled]: 'Đã hủy',
  [RawStatus.toBeDecided]: 'Chờ xếp lịch',
  [RawStatus.abandoned]: 'Bỏ dở',
  [RawStatus.interrupted]: 'Tạm gián đoạn',
  [RawStatus.postponed]: 'Hoãn',
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
