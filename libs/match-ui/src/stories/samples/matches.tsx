import type { MatchCardProps } from '../../match/MatchCard.js';
import { LinkButton, icons } from '@khandai/ui-kit';

/** Invented clubs, people and matches, for stories and tests. */
export const crests = {
  vleague: { code: 'V1', colors: ['#0E5B3A', '#E3B23C'] },
  caHaNoi: { code: 'CAHN', colors: ['#8E1F2B', '#E3B23C'] },
  namDinh: { code: 'NĐ', colors: ['#1F4E9E', '#F1C232'] },
  haiPhong: { code: 'HP', colors: ['#8F2432', '#F0D9A8'] },
  songLam: { code: 'SL', colors: ['#E2B007', '#13335F'] },
} as const;

export const people = [
  { id: 1, name: 'Gió Lào' },
  { id: 2, name: 'Cò Trắng' },
  { id: 3, name: 'Út Khán Đài B' },
];

export const liveMatch: MatchCardProps = {
  label: 'Công An Hà Nội – Thép Xanh Nam Định',
  league: { text: 'V.League 1 · Vòng 11', crest: crests.vleague },
  state: { tone: 'live', word: 'Hiệp 2', minute: '67' },
  home: { name: 'Công An Hà Nội', crest: crests.caHaNoi, score: 2, standing: 'ahead' },
  away: {
    name: 'Thép Xanh Nam Định',
    crest: crests.namDinh,
    score: 1,
    standing: 'behind',
    redCards: { count: 1, label: '1 thẻ đỏ' },
  },
  hosts: { people, name: 'Gió Lào', more: '+2' },
  watching: { count: '18.420', word: 'người xem' },
  action: (
    <LinkButton href="#xem" size="sm" icon={icons.play} look="primary">
      Xem
    </LinkButton>
  ),
};

export const longNames: MatchCardProps = {
  ...liveMatch,
  state: { tone: 'warn', word: 'Gián đoạn', minute: '58' },
  home: { name: 'Câu lạc bộ Bóng đá Thành phố Hồ Chí Minh Becamex', crest: crests.songLam, score: 10 },
  away: { name: 'Borussia Verein für Leibesübungen Mönchengladbach', crest: crests.haiPhong, score: 12 },
  hosts: { people, name: 'Trương Hoàng Bảo Trâm Anh Nguyễn', more: '+12' },
};
