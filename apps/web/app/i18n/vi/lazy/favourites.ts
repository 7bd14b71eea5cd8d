/** Stars of teams, leagues and matches. */
export const favourites = {
  team: 'Quan tâm đội {{name}}',
  league: 'Quan tâm giải {{name}}',
  match: 'Quan tâm trận {{name}}',
  notStored: 'Chưa lưu được đánh dấu',
  yours: 'Trận của bạn',
  allYours: 'Tất cả trong lịch',
} as const;
