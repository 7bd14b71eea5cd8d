import type { LineUpLabels, LineUpPlayerView, PlayerMark, TeamLineUpView } from '../../room/line-up-view.js';
import { crests } from './matches.js';

const player = (number: number, name: string, ...marks: PlayerMark[]): LineUpPlayerView => ({
  id: `${number}-${name}`,
  number: String(number),
  name,
  shortName: name.split(' ').slice(-2).join(' '),
  marks,
});

const goal: PlayerMark = { mark: 'goal', label: 'Bàn thắng 61′', text: '61′' };
const yellow: PlayerMark = { mark: 'yellow', label: 'Thẻ vàng 31′', text: '31′' };
const red: PlayerMark = { mark: 'red', label: 'Thẻ đỏ 66′', text: '66′' };

export const lineUpTeams: readonly [TeamLineUpView, TeamLineUpView] = [
  {
    name: 'Công An Hà Nội',
    crest: crests.caHaNoi,
    formation: '4-2-3-1',
    rows: [
      [player(1, 'Nguyễn Filip')],
      [
        player(17, 'Vũ Văn Thanh'),
        player(68, 'Bùi Hoàng Việt Anh', yellow),
        player(3, 'Hugo Gomes'),
        player(5, 'Đoàn Văn Hậu'),
      ],
      [player(88, 'Lê Văn Đô', { mark: 'out', label: 'Rời sân 64′', text: '64′' }), player(6, 'Vitão')],
      [
        player(9, 'Hà Văn Phương'),
        { ...player(19, 'Nguyễn Quang Hải', goal), captain: 'đội trưởng' },
        player(7, 'Stefan Mauk'),
      ],
      [player(10, 'Leo Artur', goal)],
    ],
    bench: [
      player(20, 'Phan Văn Đức', { mark: 'in', label: 'Vào sân 64′', text: '64′' }),
      player(13, 'Trần Đình Trọng'),
    ],
    coach: 'Alexandré Pölking',
  },
  {
    name: 'Câu lạc bộ Thép Xanh Nam Định',
    crest: crests.namDinh,
    formation: '4-4-2',
    rows: [
      [player(26, 'Trần Nguyên Mạnh')],
      [
        player(13, 'Trần Văn Kiên', yellow),
        player(4, 'Lucas Alves'),
        player(7, 'Nguyễn Phong Hồng Duy'),
        player(17, 'Nguyễn Văn Vĩ', red),
      ],
      [player(28, 'Tô Văn Vũ'), player(8, 'Caio César'), player(37, 'Trần Văn Công'), player(11, 'Lý Công Hoàng Anh')],
      [player(14, 'Nguyễn Xuân Son', goal), player(10, 'Hêndrio')],
    ],
    bench: [player(9, 'Nguyễn Văn Toàn')],
    coach: 'Vũ Hồng Việt',
  },
];

export const lineUpLabels: LineUpLabels = {
  starting: 'Đội hình xuất phát',
  bench: 'Dự bị',
  coach: 'HLV',
  captainMark: 'C',
};
