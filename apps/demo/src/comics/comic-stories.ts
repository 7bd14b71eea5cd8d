import type { ComicGenre, ComicState } from '@khandai/contracts';
import { coverOf, type Drawing, pageOf } from './comic-drawings.js';
import {
  amazed,
  bold,
  calm,
  cheer,
  crowd,
  dive,
  glad,
  keeper,
  kick,
  net,
  night,
  pitch,
  type Scene,
  shooter,
} from './comic-scenes.js';

interface StoryPage {
  readonly scenes: readonly Scene[];
  readonly alt: string;
}

interface StoryChapter {
  readonly name: string;
  readonly pages: readonly StoryPage[];
}

export interface Story {
  readonly title: string;
  readonly summary: string;
  readonly genres: readonly ComicGenre[];
  readonly state: ComicState;
  readonly cover: Drawing;
  readonly chapters: readonly StoryChapter[];
}

/** Short comics without words; what they tell is in the texts for screen readers. */
export const stories: readonly Story[] = [
  {
    title: 'Số 10 xóm Bãi',
    summary: 'Chiều nào sân xóm Bãi cũng thiếu một người. Cậu bé đứng ngoài xem bảo rằng mình đá được cả hai chân.',
    genres: ['football', 'life'],
    state: 'ongoing',
    cover: coverOf(shooter, ['#f4c542', '#e07b1f']),
    chapters: [
      {
        name: 'Thiếu một người',
        pages: [
          { scenes: [pitch, calm, bold, amazed], alt: 'Sân xóm Bãi buổi chiều; cậu bé xin vào đá, cả đội nhìn cậu' },
          { scenes: [kick, crowd], alt: 'Cậu bé sút quả đầu tiên, khán giả đầu bờ đứng dậy' },
          { scenes: [dive, bold, amazed], alt: 'Thủ môn bay người; cậu bé không rời mắt khỏi bóng' },
          { scenes: [net], alt: 'Bóng nằm trong lưới' },
          {
            scenes: [cheer, glad, glad, night],
            alt: 'Cả đội ôm nhau; tối xuống, sân vắng, quả bóng còn lại dưới trăng',
          },
        ],
      },
      {
        name: 'Em đá được cả hai chân',
        pages: [
          { scenes: [crowd, calm, bold, pitch], alt: 'Trận với xóm bên; cậu bé đứng ở hàng công' },
          { scenes: [pitch, kick], alt: 'Cậu bé dẫn bóng qua ba người rồi sút chân trái' },
          { scenes: [dive], alt: 'Thủ môn xóm bên đẩy được bóng' },
          { scenes: [amazed, kick, bold, net], alt: 'Bóng bật ra; cậu bé sút chân phải, bóng vào lưới' },
          { scenes: [crowd, cheer], alt: 'Cả xóm nhảy lên reo' },
          { scenes: [glad, night], alt: 'Cậu bé cười; sân bóng ban đêm' },
        ],
      },
    ],
  },
  {
    title: 'Thủ môn tay trái',
    summary: 'Không ai muốn bắt gôn, trừ một người thuận tay trái.',
    genres: ['football', 'school'],
    state: 'complete',
    cover: coverOf(keeper, ['#17333d', '#2a6577']),
    chapters: [
      {
        name: '',
        pages: [
          { scenes: [calm, pitch], alt: 'Cậu bé thuận tay trái đứng ở khung thành trống' },
          { scenes: [kick, dive, amazed], alt: 'Cú sút hiểm, cậu bay người bằng tay trái, cả lớp sững sờ' },
          { scenes: [pitch, bold, calm, kick], alt: 'Đội bạn được đá phạt đền' },
          { scenes: [dive], alt: 'Cậu bay về bên trái' },
          { scenes: [crowd, cheer], alt: 'Bóng đã bị đẩy ra; cả trường reo mừng' },
          { scenes: [glad, night], alt: 'Cậu bé cười; khung thành dưới trăng' },
        ],
      },
    ],
  },
];

export const drawnPage = ({ scenes, alt }: StoryPage): Drawing & { readonly alt: string } => ({
  ...pageOf(scenes),
  alt,
});
