import { VIETNAM, wallTimeAt } from '@khandai/calendar';
import type { NewsDraft } from './news-text.js';

export interface PressTeam {
  readonly name: string;
  readonly shortName: string;
  /** Main and second, as `#rrggbb`. */
  readonly colors: readonly [string, string];
}

/** A goal, with the score after it. */
export interface PressGoal {
  readonly minute: number;
  readonly player: string;
  readonly isHome: boolean;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A simulated match as the demo writes about it. */
export interface PressMatch {
  readonly fixtureId: string;
  readonly league: string;
  readonly round: string;
  readonly location: string;
  readonly kickOff: Date;
  readonly home: PressTeam;
  readonly away: PressTeam;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeHalf: number;
  readonly awayHalf: number;
  readonly corners: readonly [number, number];
  readonly yellows: readonly [number, number];
  readonly reds: readonly [number, number];
  readonly goals: readonly PressGoal[];
}

const SIMULATED =
  'Đây là trận đấu mô phỏng của Khán Đài: cầu thủ và kết quả do máy dựng nên, không phải của giải đấu thật.';

/** A report of a match that is over, with its own numbers. */
export function reportOf(match: PressMatch): NewsDraft {
  const { home, away, homeScore, awayScore, homeHalf, awayHalf, corners, yellows, reds } = match;
  const score = `${homeScore}–${awayScore}`;
  const cards = reds[0] + reds[1] > 0 ? [`- Thẻ đỏ: ${home.shortName} ${reds[0]}, ${away.shortName} ${reds[1]}.`] : [];
  return {
    title: `${headlineOf(match)} ${score}`,
    summary: `${placeOf(match)}: hiệp một ${homeHalf}–${awayHalf}, chung cuộc ${score}. Diễn biến, các bàn thắng và những con số của trận đấu.`,
    category: 'sau-tran',
    hashtags: ['VLeague', tagOf(home), tagOf(away)],
    fixtureId: match.fixtureId,
    lines: [
      `${placeOf(match)}, ${home.name} tiếp ${away.name} trong một trận đấu ${moodOf(match)}. Khi tiếng còi cuối cùng vang lên, bảng tỷ số dừng ở ${score}.`,
      '## Diễn biến',
      halfOf(match),
      ...goalsOf(match),
      '## Những con số',
      `- Phạt góc: ${home.shortName} ${corners[0]}, ${away.shortName} ${corners[1]}.`,
      `- Thẻ vàng: ${home.shortName} ${yellows[0]}, ${away.shortName} ${yellows[1]}.`,
      ...cards,
      `- Tỷ số hiệp một: ${homeHalf}–${awayHalf}.`,
      closingOf(match),
      SIMULATED,
    ],
  };
}

/** A preview of a match before its kick-off. */
export function previewOf(match: PressMatch): NewsDraft {
  const { home, away, kickOff, round, league, location } = match;
  const { hour, minute, day, month } = wallTimeAt(kickOff.getTime(), VIETNAM);
  const time = `${pad(hour)}:${pad(minute)} ngày ${day}/${month}`;
  return {
    title: `Nhận định ${home.shortName} – ${away.shortName}: trước giờ bóng lăn`,
    summary: `${home.name} gặp ${away.name} lúc ${time} (giờ Việt Nam). Điều cần xem và cách theo dõi trận đấu.`,
    category: 'nhan-dinh',
    hashtags: ['NhậnĐịnh', tagOf(home), tagOf(away)],
    fixtureId: match.fixtureId,
    lines: [
      `${home.name} và ${away.name} gặp nhau lúc ${time} trong khuôn khổ ${[round, league].filter(Boolean).join(', ')}${location === '' ? '' : `, trên ${location}`}.`,
      '## Chủ nhà cần gì',
      `${home.shortName} có lợi thế mặt sân quen và tiếng hô của khán đài. Câu hỏi lớn nhất nằm ở hai mươi phút đầu: nếu chủ nhà ép sân sớm và có bàn trước, thế trận sẽ mở theo hướng họ muốn. Nếu không, sự sốt ruột có thể trở thành đối thủ thứ hai.`,
      '## Đội khách chờ điều gì',
      `${away.shortName} thường nguy hiểm nhất ở những pha chuyển trạng thái. Giữ cự ly giữa các tuyến, không phạm lỗi gần vòng cấm và tận dụng các tình huống cố định là con đường ngắn nhất để có điểm khi xa nhà.`,
      '## Ba điều đáng xem',
      '- Cuộc đua ở hai biên, nơi cả hai đội hay tạo ra cơ hội.',
      '- Những quả phạt góc đầu tiên: bài tập cả tuần thường hiện ra ở đó.',
      '- Băng ghế dự bị sau phút sáu mươi.',
      'Bạn có thể đặt lịch ở thẻ trận đấu phía trên để được nhắc trước mười lăm phút, và vào phòng chat để cùng xem với người khác.',
      SIMULATED,
    ],
  };
}

function headlineOf({ home, away, homeScore, awayScore }: PressMatch): string {
  if (homeScore === awayScore) return `${home.shortName} và ${away.shortName} chia điểm`;
  const margin = Math.abs(homeScore - awayScore);
  const verb = margin >= 3 ? 'thắng đậm' : margin === 1 ? 'thắng sát nút' : 'vượt qua';
  return homeScore > awayScore
    ? `${home.shortName} ${verb} ${away.shortName}`
    : `${home.shortName} thua ${away.shortName}`;
}

const placeOf = ({ location, round, league }: PressMatch): string =>
  [location === '' ? 'Trên sân nhà' : location, [round, league].filter(Boolean).join(' ')].filter(Boolean).join(', ');

function moodOf({ homeScore, awayScore, reds }: PressMatch): string {
  if (reds[0] + reds[1] > 0) return 'căng thẳng, có thẻ đỏ';
  const goals = homeScore + awayScore;
  if (goals >= 4) return 'cởi mở, nhiều bàn thắng';
  return goals <= 1 ? 'chặt chẽ, ít cơ hội' : 'cân bằng, giằng co từng phút';
}

function halfOf({ home, away, homeHalf, awayHalf }: PressMatch): string {
  if (homeHalf === awayHalf)
    return homeHalf === 0
      ? 'Hiệp một trôi qua không có bàn thắng: hai hàng thủ đứng đúng chỗ, còn những cú sút xa chưa đủ làm khó thủ môn.'
      : `Hai đội bước vào giờ nghỉ với tỷ số ${homeHalf}–${awayHalf}, mỗi bên đều có khoảng thời gian chơi tốt hơn.`;
  const leader = homeHalf > awayHalf ? home : away;
  return `${leader.shortName} rời sân sau bốn mươi lăm phút với lợi thế ${homeHalf}–${awayHalf}, nhờ nhập cuộc nhanh và thắng nhiều pha tranh chấp ở giữa sân.`;
}

function goalsOf({ home, away, goals }: PressMatch): string[] {
  return goals.map(({ minute, player, isHome, homeScore, awayScore }, index) => {
    const team = (isHome ? home : away).shortName;
    const who = player === '' ? `cầu thủ của ${team}` : `${player} (${team})`;
    const score = `${homeScore}–${awayScore}`;
    if (index === 0) return `Phút ${minute}, ${who} mở tỷ số trận đấu: ${score}.`;
    if (homeScore === awayScore) return `Phút ${minute}, ${who} đưa hai đội trở lại vạch xuất phát, ${score}.`;
    const isAhead = isHome === homeScore > awayScore;
    return isAhead
      ? `Phút ${minute}, đến lượt ${who} ghi tên mình lên bảng điện tử, nâng tỷ số thành ${score}.`
      : `Phút ${minute}, ${who} rút ngắn cách biệt còn ${score} và nhen lại hy vọng.`;
  });
}

function closingOf({ home, away, homeScore, awayScore }: PressMatch): string {
  if (homeScore === awayScore)
    return 'Một điểm chia đều không làm ai vui hẳn, nhưng cũng không ai về tay trắng. Cả hai còn cả chặng đường dài để sửa những gì chưa vừa ý.';
  const [winner, loser] = homeScore > awayScore ? [home, away] : [away, home];
  return `Ba điểm giúp ${winner.shortName} thêm tự tin trước vòng đấu tới. ${loser.shortName} có vài ngày để nhìn lại các khoảng trống sau lưng hàng thủ và tìm lại nhịp chơi của mình.`;
}

/** `Hà Nội FC` → `HàNộiFC`. */
const tagOf = ({ shortName }: PressTeam): string => shortName.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const pad = (number: number): string => String(number).padStart(2, '0');
