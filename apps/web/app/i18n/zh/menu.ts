import type { menu as english } from '../en/menu';

export const menu = {
  home: '首頁',
  live: '直播',
  schedule: '賽程',
  hosted: '主播賽程',
  results: '賽果',
  odds: '賠率',
  liveFootball: '足球直播',
  liveBasketball: '籃球直播',
  liveEsport: '電競直播',
  liveMarble: '彈珠賽直播',
  match: '{{date}} {{time}}（越南時間）：{{home}} 對 {{away}}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
