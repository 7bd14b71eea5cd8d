import type { OddsLabels, OddsLeagueView, OddsMatchView } from '../../odds/odds-view.js';
import { crests } from './matches.js';

export const oddsLabels: OddsLabels = {
  caption: 'Tỷ lệ kèo: cả trận và hiệp 1',
  time: 'Giờ',
  match: 'Trận',
  full: 'Cả trận',
  half: 'Hiệp 1',
  extra: 'Phạt góc',
  categories: {
    handicap: 'Kèo chấp',
    handicapHalf: 'Kèo chấp',
    overUnder: 'Tài xỉu',
    overUnderHalf: 'Tài xỉu',
    europeOdds: '1X2',
    europeOddsHalf: '1X2',
    cornerHandicap: 'Chấp góc',
    corner: 'Tài xỉu góc',
    doubleChance: 'Cơ hội kép',
  },
  over: 'Tài',
  under: 'Xỉu',
  gives: 'chấp',
  takes: 'được chấp',
  draw: 'Hòa',
  signs: {
    europeOdds: { home: '1', draw: 'X', away: '2' },
    doubleChance: { home: '1X', draw: '12', away: 'X2' },
  },
  up: 'tăng',
  down: 'giảm',
  locked: 'Tạm khóa',
  closed: 'Đã đóng',
  opening: 'mở cửa',
};

const runningOdds: OddsMatchView = {
  id: 'm1',
  label: 'Xem tỷ lệ Công An Hà Nội – Thép Xanh Nam Định',
  href: '#m1',
  time: '19:15',
  badge: 'Kèo rung',
  state: { tone: 'live', word: 'Hiệp 2', minute: '67' },
  home: { name: 'Công An Hà Nội', code: 'CAHN', crest: crests.caHaNoi, score: 2 },
  away: { name: 'Thép Xanh Nam Định', code: 'TXNĐ', crest: crests.namDinh, score: 1 },
  full: {
    handicap: {
      line: '0-0.5',
      openingLine: '0.5-1',
      favourite: 'home',
      home: { text: '0.92', opening: '0.88', move: 'up' },
      away: { text: '−0.98', opening: '−0.96', negative: true, move: 'down' },
    },
    overUnder: {
      line: '3.5',
      openingLine: '2.5-3',
      over: { text: '0.84', opening: '0.90', move: 'down' },
      under: { text: '−0.94', opening: '0.96', negative: true, move: 'up' },
    },
    europeOdds: {
      home: { text: '1.32', opening: '1.85', move: 'down' },
      away: { text: '9.50', opening: '4.10', move: 'up' },
      draw: { text: '4.60', opening: '3.50', move: 'up' },
    },
  },
  half: {
    handicapHalf: {
      line: '',
      favourite: 'home',
      home: { text: '', state: 'closed' },
      away: { text: '', state: 'closed' },
    },
  },
};

const comingOdds: OddsMatchView = {
  id: 'm2',
  label: 'Xem tỷ lệ Hải Phòng – Sông Lam Nghệ An',
  time: '21:00',
  state: { tone: 'plain', word: '29 phút nữa' },
  home: { name: 'Hải Phòng', code: 'HP', crest: crests.haiPhong },
  away: { name: 'Câu lạc bộ Sông Lam Nghệ An Thành Vinh', code: 'SLNA', crest: crests.songLam },
  full: {
    handicap: {
      line: '0.5',
      favourite: 'away',
      home: { text: '0.87', opening: '0.87' },
      away: { text: '0.93', opening: '0.97', move: 'down' },
    },
    overUnder: { line: '2-2.5', over: { text: '0.88', opening: '0.88' }, under: { text: '0.94', opening: '0.94' } },
    europeOdds: {
      home: { text: '2.24', opening: '2.35', move: 'down' },
      away: { text: '3.05', opening: '2.92', move: 'up' },
      draw: { text: '3.15', opening: '3.15' },
    },
  },
  half: {
    handicapHalf: {
      line: '0-0.5',
      favourite: 'away',
      home: { text: '', state: 'locked', opening: '0.82' },
      away: { text: '', state: 'locked', opening: '0.98' },
    },
    overUnderHalf: {
      line: '0.5-1',
      over: { text: '0.80', opening: '0.80' },
      under: { text: '−0.96', opening: '−0.96', negative: true },
    },
  },
};

export const oddsLeagues: OddsLeagueView[] = [
  { id: 'v1', name: 'V.League 1', round: 'Vòng 11', crest: crests.vleague, matches: [runningOdds, comingOdds] },
];
