import type { OwlLaw } from '@khandai/contracts';
import { searchKey } from '../../platform/plain-text.js';

interface KnownLaw extends OwlLaw {
  /** Other words for it, without diacritics. */
  readonly also: readonly string[];
}

/** What fans ask about most, in the words of the Vietnamese translation of the Laws of the Game. */
const LAWS: readonly KnownLaw[] = [
  law(
    'Việt vị',
    ['offside'],
    'Cầu thủ việt vị khi ở phần sân đối phương, gần vạch cầu môn đối phương hơn cả bóng lẫn hậu vệ áp chót, đúng lúc đồng đội chạm bóng, rồi tham gia tình huống. Nhận bóng từ ném biên, phát bóng hay phạt góc thì không việt vị.',
  ),
  law(
    'Phạt đền',
    ['penalty', '11m', '11 met'],
    'Lỗi đáng bị phạt trực tiếp trong vòng cấm của đội phạm lỗi dẫn tới quả phạt đền, sút từ chấm 11 mét. Thủ môn phải có ít nhất một chân trên vạch cầu môn cho tới khi bóng được đá.',
  ),
  law(
    'Thẻ đỏ',
    ['red card', 'truat quyen'],
    'Thẻ đỏ cho lỗi nghiêm trọng, hành vi bạo lực hoặc ngăn cơ hội ghi bàn rõ rệt. Hai thẻ vàng trong một trận thành một thẻ đỏ. Đội bị thẻ đỏ thi đấu thiếu người tới hết trận.',
  ),
  law(
    'Thẻ vàng',
    ['yellow card', 'canh cao'],
    'Thẻ vàng là cảnh cáo: phạm lỗi liều lĩnh, câu giờ, phản ứng trọng tài, ăn vạ, cởi áo ăn mừng. Hai thẻ vàng trong một trận thành thẻ đỏ.',
  ),
  law(
    'Bù giờ',
    ['phut bu', 'added time'],
    'Trọng tài cộng thêm thời gian đã mất vì chấn thương, thay người, VAR, thẻ phạt và câu giờ. Bảng điện tử cho biết số phút bù ít nhất, trọng tài có thể cho đá lâu hơn.',
  ),
  law(
    'Hiệp phụ và luân lưu',
    ['luan luu', 'hiep phu', 'extra time', 'penalty shootout'],
    'Ở vòng đấu loại, hòa sau 90 phút thì đá hai hiệp phụ, mỗi hiệp 15 phút, tùy điều lệ giải. Vẫn hòa thì đá luân lưu: mỗi đội 5 lượt, sau đó từng lượt một.',
  ),
  law(
    'VAR',
    ['tro ly video'],
    'VAR chỉ xem lại bốn việc: bàn thắng, phạt đền, thẻ đỏ trực tiếp và phạt nhầm người. Trọng tài chính luôn là người quyết định.',
  ),
  law(
    'Kèo chấp',
    ['handicap', 'chau a', 'keo chap'],
    'Đội cửa trên chấp đội cửa dưới một số bàn, cộng vào tỷ số khi tính kết quả. Chấp 1/4 và 3/4 chia đôi cho hai mức kề nhau, nên có thể thắng nửa hoặc thua nửa.',
  ),
  law(
    'Tài xỉu',
    ['over under', 'tai xiu'],
    'Tài là tổng bàn của trận nhiều hơn mức đưa ra, xỉu là ít hơn. Chỉ tính 90 phút và bù giờ, không tính hiệp phụ và luân lưu.',
  ),
  law(
    '1X2',
    ['chau au', 'european'],
    '1 là đội nhà thắng, X là hòa, 2 là đội khách thắng, tính trong 90 phút và bù giờ.',
  ),
];

/** Fewer letters would name too many laws. */
const MIN_ASKED = 2;

export const LAW_NAMES: readonly string[] = LAWS.map(({ name }) => name);

/** The laws that a subject names, in any of their words. */
export function lawsOf(subject: string): OwlLaw[] {
  const asked = searchKey(subject);
  if (asked.length < MIN_ASKED) return [];
  return LAWS.filter(({ name, also }) =>
    [searchKey(name), ...also].some((words) => words.includes(asked) || ` ${asked} `.includes(` ${words} `)),
  ).map(({ name, text }) => ({ name, text }));
}

function law(name: string, also: readonly string[], text: string): KnownLaw {
  return { name, also, text };
}
