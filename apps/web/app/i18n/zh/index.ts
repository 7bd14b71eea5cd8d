import { type Sentences, toSentences, type Translated } from '../sentences';
import type { vi } from '../vi';
import type { LazyWords } from '../vi/lazy';
import { chat } from './chat';
import { match } from './match';
import { menu } from './menu';
import { shell } from './shell';

const labels = {
  changeCommentator: '更換主播',
  tournaments: '聯賽',
  joinChatGroup: '加入聊天群',
  bettingTips: '推薦',
  chooseTime: '選擇時間',
  login: '登入',
  follow: '關注',
  room: '房間',
  odds: '賠率',
  nextWeek: '下週',
  changeAvatar: '更換頭像',
  topGifts: '禮物榜',
  logout: '登出',
  hotMatch: '熱門比賽',
  now: '現在',
  lastWeek: '上週',
  time: '時間',
  topFan: '粉絲榜',
  day: '日',
  interest: '關注',
  register: '註冊',
} as const satisfies Translated<typeof vi.labels>;

const account = {
  menu: '{{name}} 的帳號',
  member: '會員',
  mine: '我的帳號',
  left: '已登出',
  leftText: '您正以訪客身分觀看。',
  expired: { title: '錯誤', text: '您的登入已過期。' },
  notLoaded: '此部分無法開啟',
  notLoadedText: '請檢查網路後再試一次。',
} as const satisfies Translated<typeof vi.account>;

const home = {
  title: 'Khán Đài：附解說的足球直播',
  heading: 'Khán Đài：附解說的足球直播',
  live: '正在直播',
  updated: '更新於',
  all: '全部',
  sports: '按運動篩選',
  upcoming: '即將開始的熱門比賽',
  toSchedule: '賽程',
  leagues: '聯賽',
  leaguesLive: '進行中',
  allLeagues: '所有聯賽',
  lounge: '公共看台',
  noLive: '目前沒有進行中的比賽',
  noLiveText: '下一場比賽於 {{time}} 開始。',
  noLiveNothing: '今天沒有賽程，請稍後再來。',
  noUpcoming: '尚無即將開始的比賽',
  noUpcomingText: '時間確定後，下一輪賽程會顯示在這裡。',
} as const satisfies Translated<typeof vi.home>;

const live = {
  title: '今日足球直播 · Khán Đài',
  titleOf: '今日{{sport}}直播 · Khán Đài',
  description: '今天所有進行中、即將開始和已結束的比賽，附越南語解說。',
  descriptionOf: '今天所有進行中、即將開始和已結束的{{sport}}比賽，附越南語解說。',
  crumb: '直播',
  heading: '今日直播',
  headingOf: '今日{{sport}}',
  toSchedule: '其他日期',
  none: '今天沒有比賽',
  noneText: '請查看賽程，找到最近有比賽的日子。',
} as const satisfies Translated<LazyWords['live']>;

/** Traditional Chinese of the frame, matches, chat and the live page. Other lazy parts fall back to Vietnamese. */
export const zh: Sentences = toSentences({ shell, labels, account, match, home, live, chat, menu });
