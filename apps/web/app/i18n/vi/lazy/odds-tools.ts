/** The sheet of odds settings, and the announcements of moves. */
export const oddsTools = {
  clearFilters: 'Bỏ lọc',
  close: 'Đóng',
  moveColors: 'Màu giá tăng, giảm',
  colors: {
    amberDown: 'Tăng xanh lá, giảm cam',
    redDown: 'Tăng xanh lá, giảm đỏ',
    redUp: 'Tăng đỏ, giảm xanh lá',
    blueUp: 'Tăng xanh dương, giảm cam',
  },
  colorsNote: 'Xanh dương và cam dễ phân biệt nhất với người mù màu. Mũi tên luôn có ở mọi kiểu màu.',
  tellMoves: 'Đọc giá đổi',
  tellMovesNote: 'Trình đọc màn hình báo kèo vừa đổi, nhiều nhất 20 giây một lần; ở bảng kèo, một phút một lần.',
  announced: {
    price: '{{market}}, {{change}}',
    line: '{{market}} nay là {{line}}',
    company: '{{company}}: {{move}}',
    match: '{{match}}: {{move}}.',
    matches: '{{count}} trận đổi giá.',
    matchesAnd: '{{count}} trận đổi giá; {{match}}: {{move}}.',
    row: '{{move}}.',
    rows: '{{count}} kèo đổi giá.',
    rowsAnd: '{{count}} kèo đổi giá; {{move}}.',
  },
} as const;
